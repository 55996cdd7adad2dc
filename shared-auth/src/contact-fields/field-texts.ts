/** Labels and hints of the address and contact mean fields. */
export const CONTACT_FIELD_TEXTS = {
  address: {
    type: 'Type d’adresse',
    line1: 'Rue et numéro',
    line2: 'Complément',
    line2Hint: 'Boîte, étage, chez…',
    postcode: 'Code postal',
    locality: 'Localité',
    state: 'État ou province',
    country: 'Pays',
  },
  mean: {
    type: 'Type',
    email: 'Adresse e-mail',
    number: 'Numéro',
    /** Before a type is chosen. */
    value: 'Adresse e-mail ou numéro',
    phoneHint:
      'Avec l’indicatif du pays si le numéro n’est pas belge\u00a0: 0470\u00a012\u00a034\u00a056, +33\u00a06\u00a012\u00a034\u00a056\u00a078.',
    qualification: 'À quoi sert-il\u202f?',
    qualificationHint: 'Privé, travail, parent…',
  },
} as const;
