import { REFUSAL_TEXTS } from 'shared-contract/quoted';

/** Texts of the refusal page of a screen (CONTRACT §5.4), loaded with it. */
export const DENIED = {
  page: (title: string) => `Vous avez demandé «\u00a0${title}\u00a0».`,
  unknown: 'Cette page n’est pas ouverte à votre compte.',
  role: 'Cette page est réservée à d’autres fonctions que la vôtre.',
  right: 'Votre compte n’a pas le droit de consulter cette page.',
  studentTitle: 'Le dossier de l’étudiant n’a pas pu être chargé',
  unreadTitle: 'Page momentanément inaccessible',
  doneTitle: 'Ce que vous avez fait',
  receiptsFailed: 'Vos reçus n’ont pas pu être chargés',
  noStudent: 'Choisissez d’abord l’étudiant dont vous voulez consulter le dossier.',
  goThere: 'Ouvrir la page',
} as const;

/** Texts of the gate pages for accounts without access (S1 §8, CONTRACT §6); their titles are in the shell. */
export const GATES = {
  notStudent: {
    quoted: REFUSAL_TEXTS.notStudent,
    text: 'Ce compte n’est pas celui d’un étudiant. Si vous venez de vous inscrire, votre dossier apparaîtra ici dès qu’il sera complet.',
  },
  inactive:
    'Votre compte n’est pas encore actif. Réessayez dans 24 heures\u202f; si rien n’a changé, contactez le secrétariat de l’école.',
  blocked: {
    text: 'Votre dossier administratif n’est pas en règle. Contactez votre gestionnaire de dossier. D’ici là, seuls vos documents et les valves vous sont ouverts\u202f; vos données et vos résultats ne sont pas perdus.',
    stillOpen: 'Ce qui reste ouvert',
  },
} as const;

/** Texts of the contacts. */
export const MANAGER = 'gestionnaire de dossier';
