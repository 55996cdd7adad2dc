import { plural } from 'shared-contract/base/french';

/** Sentences of what is to be paid, and how. */
export const PAYMENT_TEXTS = {
  title: (order: number) => `Paiement de la commande n°\u00a0${order}`,
  toPay: 'Montant à verser',
  received: (amount: string) => `Déjà reçu\u00a0: ${amount}`,
  depositDue: 'à verser maintenant',
  balance: 'Solde',
  balanceDue: (day: string) => `au plus tard le ${day}`,
  account: 'Compte de l’école',
  beneficiary: 'Bénéficiaire',
  reference: 'Communication structurée, à recopier telle quelle',
  copyAccount: 'Copier le numéro de compte',
  copyReference: 'Copier la communication structurée',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas réussi\u00a0: sélectionnez le texte.',
  scan: 'Scannez avec votre application bancaire',
  copyAll: 'Tout copier',
  copiedAll: 'Compte, montant et communication copiés',
  amountLine: 'Montant',
  referenceLine: 'Communication',
  qrFailed: 'Le QR code n’a pas pu être dessiné\u00a0: recopiez le compte et la communication.',
  delivery: (days: number) =>
    `Retrait au comptoir au moins ${days} ${plural(days, 'jour', 'jours')} après le paiement.`,
} as const;

/** Sentences of a payment's QR code, which come with what draws it. */
export const QR_TEXTS = {
  qr: 'QR code de paiement',
  onThisPhone: 'Sur ce téléphone\u00a0: enregistrez l’image, puis ouvrez-la dans votre application bancaire.',
  saveImage: 'Enregistrer l’image',
  saveFailed: 'L’image n’a pas pu être enregistrée\u00a0: copiez le compte et la communication.',
  imageName: (order: string) => `qr-${order.toLocaleLowerCase('fr').replaceAll(/\s+/g, '-')}`,
} as const;
