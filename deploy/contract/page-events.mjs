const REPORT = '/api/v1/federation/report';

/**
 * @typedef {object} Heard
 * @property {string[]} errors
 * @property {{ kind: string, phase: string }[]} reports
 * @property {string[]} requests paths
 */

/**
 * The browser writes one for each refused call, which a screen may expect; a missing file is another matter.
 *
 * @param {import('playwright').ConsoleMessage} message
 */
const isRefusedCall = (message) =>
  message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');

/**
 * The policy's breaches have a check of their own.
 *
 * @param {string} text
 */
const isPolicy = (text) => text.includes('Content Security Policy');

/**
 * Notes what a page says and asks for: `{ errors, reports, requests }`, filled as it goes.
 *
 * @param {import('playwright').Page} page
 */
export const recordPageEvents = (page) => {
  /** @type {Heard} */
  const heard = { errors: [], reports: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefusedCall(message) || isPolicy(message.text())) return;
    heard.errors.push(message.text());
  });
  page.on('pageerror', (error) => heard.errors.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === REPORT) heard.reports.push(request.postDataJSON());
    heard.requests.push(pathname);
  });
  return heard;
};
