import { PARAMETER } from './forbidden-url';

/** The wanted page that an address of the refusal page names; only a path of this origin counts. */
export const wantedPage = (search: URLSearchParams): string | null => {
  const wanted = search.get(PARAMETER);
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : null;
};
