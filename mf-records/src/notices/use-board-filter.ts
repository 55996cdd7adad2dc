import { useEffect, useState } from 'react';
import type { Notice } from 'shared-contract/notices/answers';
import { findNotices } from './find-notices';

/** Debounce of the search, milliseconds. */
const DEBOUNCE_MS = 200;

export type BoardFilter = 'all' | 'unread';

/** Debounced value; emptied immediately. */
const useDebounced = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : rested;
};

/** Filtered notices: by words, and those unread when the filter was enabled. */
export const useBoardFilter = (notices: readonly Notice[]) => {
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState<ReadonlySet<number> | null>(null);
  const words = useDebounced(typed).trim();
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
