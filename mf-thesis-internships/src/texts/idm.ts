import { formatNumber } from 'shared-contract/base/format';
import { THESIS_LIMITS } from 'shared-contract/base/limits';

const { summaryMin, summaryMax } = THESIS_LIMITS;

/** Sentences of /memoire/IDM. */
export const IDM_TEXTS = {
  title: 'Informations de défense',
  currentTitle: 'Titre du mémoire',
  newTitle: 'Titre modifié',
  session: 'Session de défense',
  confidentiality: 'Confidentialité',
  writingLanguage: 'Langue de rédaction',
  defenceLanguage: 'Langue de défense',
  examDates: 'Dates de vos examens',
  examDatesHint: 'Vos jours d’examen, pour éviter d’y fixer la défense.',
  familyBusiness: 'Le mémoire porte sur une entreprise familiale',
  keywords: 'Mots-clefs',
  keywordsHint: 'Séparés par des virgules.',
  summary: 'Résumé',
  summaryHint: `Entre ${formatNumber(summaryMin)} et ${formatNumber(summaryMax)} caractères.`,
  mentorHint: 'Si votre mémoire est lié à une organisation.',
  organisation: 'Organisation',
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  phoneHint: 'Exemple\u00a0: 0470\u00a012\u00a034\u00a056',
  send: 'Enregistrer',
  mentor: 'Maître de stage',
  yes: 'Oui',
  no: 'Non',
  closed: 'Ces informations ne se modifient pas pour le moment',
  leadClosed: 'Ce que vous avez transmis pour votre défense.',
} as const;
