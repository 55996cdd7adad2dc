/** A page of the shell that loads no remote. */
const QUIET_PAGE = '/confidentialite';

const PLACE = '<div id="root"';

/** Kept out of the layout as well: what is not drawn asks for no font and no picture. */
const NO_PLACE = '<div hidden';

/**
 * Opens a page of the shell whose scripts find no place to draw in: they set up what a remote takes from the shell, and
 * nothing else of the shell ever works beside it. Whatever happens during an import is then the module's, however late
 * and slow the machine is.
 *
 * @param {import('playwright').Page} page
 */
export const openEmptyShell = async (page) => {
  const isQuietPage = (/** @type {URL} */ { pathname }) => pathname === QUIET_PAGE;
  await page.route(isQuietPage, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(PLACE, NO_PLACE);
    if (body === text) return route.abort();
    return route.fulfill({ response, body });
  });
  await page.goto(QUIET_PAGE);
  await page.unroute(isQuietPage);
};
