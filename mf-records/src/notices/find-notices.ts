import type { Notice } from 'shared-contract/notices/answers';
import { plainTextOf } from 'shared-contract/notices/summary';

/** Text without accents or case, to compare by. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Notices that hold every word, in the title, the text or the section. */
export const findNotices = (notices: readonly Notice[], words: string): Notice[] => {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return notices.filter(({ AnnonceLibelle, AnnonceTexteComplet, Section }) => {
    const text = folded(`${AnnonceLibelle} ${plainTextOf(AnnonceTexteComplet)} ${Section ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
};
