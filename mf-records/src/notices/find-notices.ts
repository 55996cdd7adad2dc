import { holdsWords } from 'shared-contract/base/search-text';
import type { Notice } from 'shared-contract/notices/answers';
import { plainTextOf } from 'shared-contract/notices/summary';

/** Notices that hold every word, in the title, the text or the section. */
export const findNotices = (notices: readonly Notice[], words: string): Notice[] =>
  notices.filter(({ AnnonceLibelle, AnnonceTexteComplet, Section }) =>
    holdsWords(`${AnnonceLibelle} ${plainTextOf(AnnonceTexteComplet)} ${Section ?? ''}`, words),
  );
