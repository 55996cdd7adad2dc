/** Sentences of the calendar that one subscribes to. */
export const CALENDAR_TEXTS = {
  title: 'Mon calendrier',
  text: 'Vos échéances et vos examens, avec leurs rappels, dans le calendrier de votre téléphone ou de votre ordinateur.',
  download: 'Télécharger mon calendrier',
  create: 'Créer mon adresse d’abonnement',
  renew: 'Remplacer mon adresse d’abonnement',
  since: (instant: string) => `Votre adresse d’abonnement fonctionne depuis le ${instant}.`,
  unread:
    'Le portail n’a pas pu lire si vous avez une adresse d’abonnement\u00a0: s’il y en a une, vous pouvez la remplacer ou la retirer.',
  address: 'Adresse d’abonnement',
  secret:
    'Copiez-la maintenant dans votre calendrier\u00a0: elle n’est montrée qu’une fois. Toute personne qui la connaît peut voir vos dates. Si vous la remplacez, l’ancienne ne fonctionne plus.',
  created: 'Adresse créée\u202f!',
  failed: 'L’adresse n’a pas pu être créée',
  revoke: 'Retirer mon adresse d’abonnement',
  revoked: 'Votre adresse d’abonnement ne fonctionne plus.',
  notRevoked: 'L’adresse n’a pas pu être retirée',
} as const;
