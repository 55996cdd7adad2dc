/** Query parameter of the refusal page that holds the denied path. */
export const RETURN_PARAMETER = 'page';

/** URL of the refusal page for a denied path. */
export const forbiddenUrl = (wanted: string): string =>
  `/forbidden?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;

/** The denied path in a refusal page's query; only same-origin paths are accepted. */
export const deniedPath = (search: URLSearchParams): string | null => {
  const wanted = search.get(RETURN_PARAMETER);
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : null;
};
