import type { Notice } from 'shared-contract/notices/answers';

/** Text without accents, case or markup, to compare by. */
const folded = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Notices that hold every word, in the title, the text or the section. */
export const findNotices = (notices: readonly Notice[], words: string): Notice[] => {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return notices.filter(({ AnnonceLibelle, AnnonceTexteComplet, Section }) => {
    const text = folded(`${AnnonceLibelle} ${AnnonceTexteComplet} ${Section ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
};
