import type { Support } from 'shared-contract/orders/answers';

/** Filter of the list: words, and one type or all. */
export interface SupportFilter {
  words: string;
  type: string | null;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('fr');

/** True when every word stands in the label, the code or the activities, without regard to accents or case. */
export const matchesFilter = (support: Support, { words, type }: SupportFilter): boolean => {
  if (type !== null && support.TypeSupportCours !== type) return false;
  const text = plain(
    [
      support.SupportCoursLibelle,
      support.SupportCoursCodeInterne,
      ...support.ActiviteApprentissageLiees,
    ].join(' '),
  );
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
