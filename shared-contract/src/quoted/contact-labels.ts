/** Kinds of addresses and of contact means, as S1 and S2 name them. */
export const CONTACT_LABELS = {
  addressKot: 'Kot',
  addressSecondParent: 'Deuxième parent',
  addressHeadOffice: 'Siège social',
  addressErasmus: 'Logement Erasmus',
  addressLegal: 'Domicile Légal',
  meanEmail: 'Email',
  meanPhone: 'Téléphone',
  meanMobile: 'GSM',
  meanFax: 'Fax',
} as const;
