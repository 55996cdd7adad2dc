/** Names the wanted page in the address of the refusal page. */
export const PARAMETER = 'page';

/** Address of the refusal page that names the wanted page. */
export const forbiddenUrl = (wanted: string): string =>
  `/forbidden?${new URLSearchParams({ [PARAMETER]: wanted })}`;
