import { holdsWords } from 'shared-contract/base/search-text';
import type { Support } from 'shared-contract/orders/answers';

/** Filter of the list: words, and one type or all. */
export interface SupportFilter {
  words: string;
  type: string | null;
}

/** True when every word stands in the label, the code or the activities, without regard to accents or case. */
export const matchesFilter = (support: Support, { words, type }: SupportFilter): boolean => {
  if (type !== null && support.TypeSupportCours !== type) return false;
  const { SupportCoursLibelle, SupportCoursCodeInterne, ActiviteApprentissageLiees } = support;
  const text = [SupportCoursLibelle, SupportCoursCodeInterne, ...ActiviteApprentissageLiees].join(' ');
  return holdsWords(text, words);
};
