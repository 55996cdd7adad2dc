/** Receipts of binding writes. */
export const RECEIPTS = {
  lead: 'Une preuve de chaque engagement pris sur le portail\u00a0: inscription, commande, signature, remise.',
  empty: 'Aucun reçu',
  emptyText: 'Vos reçus apparaîtront ici après votre première inscription, commande ou signature.',
  one: (numero: string) => `Reçu ${numero}`,
  number: 'Numéro',
  date: 'Date',
  domain: 'Service',
  object: 'Objet',
  fingerprint: 'Empreinte',
  contents: 'Contenu',
  print: 'Imprimer',
  error: 'Vos reçus n’ont pas pu être chargés',
} as const;
