import { useEffect, useState } from 'react';
import type { SearchField } from 'shared-contract/verifications/verifications';
import { useLocation, useNavigate } from 'shared-router';
import { guessField } from './search-bar';

/** Words that another page of the portal asks to be searched, in the state of the history: no address has them. */
const wordsOf = (state: unknown): string | null => {
  const words: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'etudiant') : null;
  return typeof words === 'string' && words.trim() !== '' ? words : null;
};

/** Searches what was handed over, once, and takes it out of the history; returns what stands in the box. */
export const useHandedSearch = (submit: (words: string, by: SearchField) => unknown): string => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [handed, setHanded] = useState('');
  const words = wordsOf(state);
  useEffect(() => {
    if (words === null) return;
    setHanded(words);
    submit(words, guessField(words));
    navigate(pathname, { replace: true, state: null });
  }, [words, submit, navigate, pathname]);
  return handed;
};
