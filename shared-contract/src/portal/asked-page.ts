/** Query parameter of a page that stands in for another: the path that was asked for. */
const ASKED_PAGE = 'page';

/** Address of a page that stands in for the one that was asked for. */
const withAskedPage = (path: string, asked: string): string =>
  `${path}?${new URLSearchParams({ [ASKED_PAGE]: asked })}`;

/** Address of the refusal page for a denied path. */
export const forbiddenUrl = (asked: string): string => withAskedPage('/forbidden', asked);

/** Address of the home for who must accept the privacy policy first; she then goes on to what she asked for. */
export const privacyUrl = (asked: string): string => withAskedPage('/desktop', asked);

/** The path that was asked for, by the query of the page that stands in for it; null for another origin's address. */
export const askedPage = (search: URLSearchParams): string | null => {
  const asked = search.get(ASKED_PAGE);
  return asked !== null && /^\/(?![/\\])/.test(asked) ? asked : null;
};
