import { SEARCH_LIMITS } from '../base/limits';

export { VERIFICATION_TEXTS } from '../quoted';
export type {
  Job,
  JobDetail,
  PriorCareer,
  PriorCareerDetail,
  VerificationDocument,
  VerificationPae,
  VerificationRow,
} from './answers';

/** What a search may look at (CONTRACT §3). */
export const SEARCH_FIELDS = ['matricule', 'nom', 'prenom'] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The words to search for, without blanks around; null when there is nothing to search (S2 §5). */
export const searchTerms = (text: string): string | null => {
  const terms = text.trim().slice(0, SEARCH_LIMITS.textMax);
  return terms === '' ? null : terms;
};
