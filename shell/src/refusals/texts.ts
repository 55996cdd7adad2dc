/** What the page of a denied screen says (CONTRACT §5.4); it comes with the page. */
export const DENIED = {
  page: (title: string) => `Vous avez demandé «\u00a0${title}\u00a0».`,
  unknown: 'Vous n’avez pas accès à la page demandée.',
  role: 'Cette page est réservée à d’autres fonctions que la vôtre.',
  right: 'Votre compte n’a pas le droit de consulter cette page.',
  unreadTitle: 'Page momentanément inaccessible',
  doneTitle: 'Ce que vous avez fait',
  receiptsFailed: 'Vos reçus n’ont pas pu être chargés',
  noStudent: 'Choisissez d’abord l’étudiant dont vous voulez consulter le dossier.',
  goThere: 'Ouvrir la page',
} as const;
