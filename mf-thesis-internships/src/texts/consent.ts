import { THESIS_LIMITS } from 'shared-contract/base/limits';

const { defaultConfidentialityYears, archiveYears, openFrom, restrictedFrom } = THESIS_LIMITS;

/** Sentences of /memoire/consentement. */
export const CONSENT_TEXTS = {
  title: 'Consentements',
  lead: 'Trois pages à lire, deux réponses à donner avant la remise.',
  principles: 'Principes généraux',
  principlesText: [
    'Votre mémoire est une œuvre dont vous gardez les droits d’auteur. L’établissement le conserve et, selon votre choix et la note obtenue, le rend consultable par sa bibliothèque.',
    'Le texte déposé est contrôlé par un logiciel de détection des emprunts. Les citations et les sources sont indiquées\u00a0; les données d’autrui sont utilisées avec son accord.',
    `Un mémoire confidentiel le reste ${defaultConfidentialityYears} ans, sauf décision contraire du jury. Chaque mémoire est archivé pendant ${archiveYears} ans.`,
  ],
  access: 'Gestion des accès',
  accessText: 'La note du jury décide de qui peut lire un mémoire.',
  accessCaption: 'Accès au mémoire selon la note',
  grade: 'Note',
  accessClass: 'Accès',
  readers: 'Qui peut le lire',
  classes: {
    open: {
      grade: `${openFrom}/20 ou plus`,
      label: 'Ouvert',
      readers: 'Toute personne, en ligne, si vous accordez la licence.',
    },
    restricted: {
      grade: `De ${restrictedFrom}/20 à moins de ${openFrom}/20`,
      label: 'Restreint',
      readers: 'La communauté étudiante et le personnel, sur place.',
    },
    forbidden: {
      grade: `Moins de ${restrictedFrom}/20`,
      label: 'Interdit',
      readers: 'Personne en dehors du jury.',
    },
  },
  periods: [
    { label: 'Confidentialité par défaut', value: `${defaultConfidentialityYears} ans` },
    { label: 'Archivage', value: `${archiveYears} ans` },
  ],
  form: 'Vie privée et licence',
  privacy: 'J’accepte que mes données soient traitées pour le dépôt et l’archivage de mon mémoire',
  privacyHint:
    'Nom, programme, direction du mémoire, note et texte du mémoire. Cet accord est nécessaire à la remise.',
  licence: 'Licence de diffusion',
  licenceHint: 'Vous restez libre de votre choix\u00a0; une réponse est nécessaire.',
  licenceYes: 'J’accorde une licence non exclusive de diffusion à l’établissement',
  licenceYesText: 'Votre mémoire peut être lu en ligne si sa note le permet.',
  licenceNo: 'Je n’accorde pas de licence',
  licenceNoText: 'Votre mémoire est archivé sans être diffusé.',
  previous: 'Précédent',
  next: 'Suivant',
  send: 'Enregistrer mes consentements',
  confirmTitle: 'Enregistrer vos consentements\u202f?',
  privacyFact: 'Vie privée',
  privacyAnswer: 'J’accepte le traitement de mes données',
  final: 'Une fois confirmées, vos deux réponses ne changent plus. Un reçu les confirme.',
  done: 'Vos consentements sont enregistrés',
  doneText: 'Ils ne changent plus. La remise apparaît sur votre accueil quand elle est ouverte.',
  leadDone: 'Vos deux réponses, telles que vous les avez données.',
  closed: 'Les consentements ne se donnent pas pour le moment',
  closedText: 'Écrivez à votre secrétariat si la remise approche.',
  toThesis: 'Retour à mon mémoire',
  readOnly: 'Seul l’étudiant donne ces consentements, depuis son compte.',
} as const;
