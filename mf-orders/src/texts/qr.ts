/** Sentences of a payment's QR code, which come with what draws it. */
export const QR_TEXTS = {
  qr: 'QR code de paiement',
  onThisPhone: 'Sur ce téléphone\u00a0: enregistrez l’image, puis ouvrez-la dans votre application bancaire.',
  saveImage: 'Enregistrer l’image',
  saveFailed: 'L’image n’a pas pu être enregistrée\u00a0: copiez le compte et la communication.',
  imageName: (order: string) => `qr-${order.toLocaleLowerCase('fr').replaceAll(/\s+/g, '-')}.png`,
} as const;
