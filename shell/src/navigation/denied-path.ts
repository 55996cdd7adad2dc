/** Names the wanted page in the address of the refusal page. */
export const RETURN_PARAMETER = 'page';

/** Address of the refusal page that names the wanted page. */
export const forbiddenUrl = (wanted: string): string =>
  `/forbidden?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;

/** The wanted page that an address of the refusal page names; only a path of this origin counts. */
export const deniedPath = (search: URLSearchParams): string | null => {
  const wanted = search.get(RETURN_PARAMETER);
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : null;
};
