/** Names the wanted page in the address of the refusal page. */
export const PARAMETER = 'page';

/** Address of the refusal page that names the wanted page. */
export const forbiddenUrl = (wanted: string): string =>
  `/forbidden?${new URLSearchParams({ [PARAMETER]: wanted })}`;

/** The wanted page that an address of the refusal page names; only a path of this origin counts. */
export const wantedPage = (search: URLSearchParams): string | null => {
  const wanted = search.get(PARAMETER);
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : null;
};
