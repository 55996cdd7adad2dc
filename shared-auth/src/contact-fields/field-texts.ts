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
    value: 'Valeur',
    phoneHint:
      'Avec l’indicatif du pays si le numéro n’est pas belge\u00a0: 0470\u00a012\u00a034\u00a056, +33\u00a06\u00a012\u00a034\u00a056\u00a078.',
    qualification: 'Précision',
    qualificationHint: 'Privé, parent, employeur…',
  },
} as const;
