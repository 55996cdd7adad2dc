/** Every sentence of the changes that students make to their own contact data. */
export const CONTACT_TEXTS = {
  cancel: 'Annuler',
  remove: 'Supprimer',
  addresses: {
    add: 'Ajouter une adresse',
    newTitle: 'Nouvelle adresse',
    editTitle: 'Modifier l’adresse',
    edit: (name: string) => `Modifier – ${name}`,
    remove: (name: string) => `Supprimer – ${name}`,
    removeTitle: (name: string) => `Supprimer l’adresse «\u00a0${name}\u00a0»\u202f?`,
    removed: 'Adresse supprimée.',
  },
  means: {
    add: 'Ajouter un moyen de contact',
    newTitle: 'Nouveau moyen de contact',
    editTitle: 'Modifier le moyen de contact',
    edit: (value: string) => `Modifier – ${value}`,
    remove: (value: string) => `Supprimer – ${value}`,
    removeTitle: (value: string) => `Supprimer «\u00a0${value}\u00a0»\u202f?`,
    lastEmail: 'C’est votre seule adresse e-mail\u00a0: l’école ne pourra plus vous écrire.',
    removed: 'Moyen de contact supprimé.',
    emailNote: 'Nous envoyons un code à toute nouvelle adresse\u202f; elle ne sert qu’une fois confirmée.',
  },
  waiting: {
    title: 'Une adresse e-mail attend son code',
    text: (email: string) => `${email} n’est pas encore confirmée.`,
    enter: 'Entrer le code',
    giveUp: 'Abandonner',
    givenUp: 'Adresse abandonnée.',
  },
} as const;
