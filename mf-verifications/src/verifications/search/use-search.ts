import { useCallback, useRef, useState } from 'react';
import { ApiError, type Counted, readCounted } from 'shared-auth';
import { pathOf } from 'shared-contract/base/endpoint';
import { searchStudents } from 'shared-contract/verifications/endpoints';
import {
  type SearchField,
  searchTerms,
  type VerificationRow,
} from 'shared-contract/verifications/verifications';

/** A query: words and field. */
interface Search {
  text: string;
  by: SearchField;
}

/** Result of one run; repeating a query is a new run. */
export interface SearchRun extends Search {
  /** Like that of no other run, of this page or of one before it was reloaded. */
  run: string;
}

type Found = Counted<VerificationRow[]>;

interface State {
  data: Found | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
}

const IDLE: State = { data: undefined, error: undefined, isLoading: false };

let runs = 0;

/** The history outlives the page: the page's own start keeps the runs of two pages apart. */
const nextRun = (): string => {
  runs += 1;
  return `${performance.timeOrigin}.${runs}`;
};

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, null, pathOf(searchStudents, {}));

/**
 * Runs one search at a time; late responses of earlier ones are dropped. Results stay in memory only: no name in URL
 * or cache.
 */
export const useSearch = () => {
  const [asked, setAsked] = useState<SearchRun | null>(null);
  const [state, setState] = useState<State>(IDLE);
  const latest = useRef(0);

  const run = useCallback(async (search: Search): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (next: Partial<State>) => {
      if (turn === latest.current) setState({ ...IDLE, ...next });
    };
    setAsked({ text: search.text, by: search.by, run: nextRun() });
    setState({ ...IDLE, isLoading: true });
    try {
      settle({ data: await readCounted(searchStudents, { search: search.text, by: search.by }) });
    } catch (error) {
      settle({ error: asApiError(error) });
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
