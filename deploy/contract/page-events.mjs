const REPORT = '/api/v1/federation/report';

/**
 * @typedef {object} Heard
 * @property {string[]} errors
 * @property {{ kind: string, phase: string }[]} reports
 * @property {string[]} requests paths
 */

/**
 * The policy's breaches have a check of their own.
 *
 * @param {string} text
 */
const isPolicy = (text) => text.includes('Content Security Policy');

/** The browser writes one for each answer that is none. @param {import('playwright').ConsoleMessage} message */
const isMissingResource = (message) => message.text().startsWith('Failed to load resource');

/** @type {(address: string) => string} */
const pathOf = (address) => (URL.canParse(address) ? new URL(address).pathname : address);

/**
 * What an error of the console says of a remote, whose files are below `ownPath`; null where it says nothing: a refused
 * call may be expected, and what is missing of the shell or of the school is none of its faults.
 *
 * @type {(message: import('playwright').ConsoleMessage, ownPath: string) => string | null}
 */
const errorOf = (message, ownPath) => {
  if (message.type() !== 'error' || isPolicy(message.text())) return null;
  if (!isMissingResource(message)) return message.text();
  const path = pathOf(message.location().url);
  return path.startsWith(ownPath) ? `${path} ne vient pas (${message.text()})` : null;
};

/**
 * Notes what a page says of a remote, whose files are below `ownPath`, and asks for: `{ errors, reports, requests }`,
 * filled as it goes.
 *
 * @param {import('playwright').Page} page
 * @param {string} ownPath
 */
export const recordPageEvents = (page, ownPath) => {
  /** @type {Heard} */
  const heard = { errors: [], reports: [], requests: [] };
  page.on('console', (message) => {
    const error = errorOf(message, ownPath);
    if (error !== null) heard.errors.push(error);
  });
  page.on('pageerror', (error) => heard.errors.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === REPORT) heard.reports.push(request.postDataJSON());
    heard.requests.push(pathname);
  });
  return heard;
};
