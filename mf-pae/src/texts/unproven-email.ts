/** Sentences of an e-mail address that waits for its code. */
export const UNPROVEN_TEXTS = {
  title: 'Cette adresse e-mail attend son code',
  text: (email: string) =>
    `${email} est dans votre dossier, mais rien n’y est envoyé avant que vous la confirmiez par un code, dans «\u00a0Mes données\u00a0».`,
  prove: 'Confirmer l’adresse',
} as const;
