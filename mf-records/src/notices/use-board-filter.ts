import { useEffect, useState } from 'react';
import type { Notice } from 'shared-contract/notices/answers';
import { findNotices } from './find-notices';

/** Milliseconds between the last key and the search. */
const PAUSE = 200;

export type BoardFilter = 'all' | 'unread';

/** What is typed, once the typing rests; emptied at once. */
const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : rested;
};

/** Which notices show: by words, and those that were not read when that was asked for. */
export const useBoardFilter = (notices: readonly Notice[]) => {
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState<ReadonlySet<number> | null>(null);
  const words = useRested(typed).trim();
  const found = words === '' ? notices : findNotices(notices, words);
  const shown = unread === null ? found : found.filter(({ AnnonceID }) => unread.has(AnnonceID));
  const filter: BoardFilter = unread === null ? 'all' : 'unread';
  // What is read meanwhile stays where it is.
  const setFilter = (wanted: BoardFilter) =>
    setUnread(
      wanted === 'all' ? null : new Set(notices.filter(({ Lu }) => !Lu).map(({ AnnonceID }) => AnnonceID)),
    );
  const showAll = () => {
    setTyped('');
    setUnread(null);
  };
  return { typed, setTyped, words, filter, setFilter, shown, showAll };
};
