import { useCallback, useRef, useState } from 'react';
import { ApiError, apiGetCounted, type Counted } from 'shared-auth';
import {
  type SearchField,
  searchTerms,
  type VerificationRow,
} from 'shared-contract/verifications/verifications';

/** What was asked: the words, and where to look for them. */
export interface Search {
  text: string;
  by: SearchField;
}

type Found = Counted<VerificationRow[]>;

interface State {
  data: Found | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
}

const IDLE: State = { data: undefined, error: undefined, isLoading: false };

const pathOf = ({ text, by }: Search): string =>
  `/extranet/verifications?${new URLSearchParams({ search: text, by })}`;

const asApiError = (error: unknown, search: Search): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, null, pathOf(search));

/**
 * One search at a time; the answer of an earlier one that comes late is dropped. What was found stays in memory
 * alone: neither the address nor a cache keeps a name.
 */
export const useSearch = () => {
  const [asked, setAsked] = useState<Search | null>(null);
  const [state, setState] = useState<State>(IDLE);
  const latest = useRef(0);

  const run = useCallback(async (search: Search): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (next: Partial<State>) => {
      if (turn === latest.current) setState({ ...IDLE, ...next });
    };
    setAsked(search);
    setState({ ...IDLE, isLoading: true });
    try {
      settle({ data: await apiGetCounted<VerificationRow[]>(pathOf(search)) });
    } catch (error) {
      settle({ error: asApiError(error, search) });
    }
  }, []);

  /** An empty search is ignored (S2 §5). */
  const submit = useCallback(
    (text: string, by: SearchField): boolean => {
      const terms = searchTerms(text);
      if (terms !== null) void run({ text: terms, by });
      return terms !== null;
    },
    [run],
  );

  const clear = useCallback(() => {
    latest.current += 1;
    setAsked(null);
    setState(IDLE);
  }, []);

  const query = { ...state, mutate: () => (asked ? run(asked) : undefined) };
  return { asked, query, submit, clear };
};
