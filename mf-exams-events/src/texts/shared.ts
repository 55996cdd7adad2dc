/** Sentences that the screens of the domain share. */
export const SHARED_TEXTS = {
  open: (until: string) => `Ouvert ${until}.`,
  draft: (instant: string) => `Brouillon gardé le ${instant}.`,
  draftUnsafe: 'Ne fermez pas cette page\u00a0: votre choix n’est pas encore enregistré.',
  receipt: (numero: string) => `Voir le reçu ${numero}`,
  closed: 'Cette période n’est pas ouverte pour vous.',
  receiptsTitle: 'Mes reçus',
  receiptsFailed: 'Vos reçus n’ont pas pu être chargés',
  readOnly: 'Vous consultez ce dossier\u00a0: rien n’y est modifiable.',
} as const;
