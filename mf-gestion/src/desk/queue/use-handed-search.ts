import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared-router';

/** Words that the home of staff asks to be searched, in the state of the history: no address has them. */
const wordsOf = (state: unknown): string | null => {
  const words: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'etudiant') : null;
  return typeof words === 'string' && words.trim() !== '' ? words : null;
};

/** Searches what was handed over, once, and takes it out of the history. */
export const useHandedSearch = (search: (words: string) => void): void => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const words = wordsOf(state);
  useEffect(() => {
    if (words === null) return;
    search(words);
    navigate(pathname, { replace: true, state: null });
  }, [words, search, navigate, pathname]);
};
