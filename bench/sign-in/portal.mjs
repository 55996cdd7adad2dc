import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '../server/portal.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./browser.mjs').Page} Page
 */

/** @typedef {{ EtudiantMatricule: string | null, RoleNames: string[] }} Infos of security/infos, what is looked at here */

/** The groups that give rights here; a school names some with accents. */
export const GROUPS = { admin: 'dir-it', verifications: 'Vérificateurs' };

const HEADERS = { accept: 'application/json', 'x-requested-with': 'portail' };

/** @typedef {{ message: string, answer?: string, cause?: Logged }} Logged */

/** @type {(error: Logged | undefined) => string[]} */
const messagesOf = (error) => (error ? [error.message, error.answer ?? '', ...messagesOf(error.cause)] : []);

/**
 * The portal as a school runs it, over PostgreSQL, against one provider.
 *
 * @param {{ port: number, folder: string, database: string, settings: Record<string, string> }} wishes
 */
export const openPortal = async ({ port, folder, database, settings }) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'portail.log');
  const groups = Object.entries(GROUPS).map(([right, group]) => `${group}=${right}`);
  const { url, stop } = await startPortal({
    port,
    folder,
    database,
    log: openSync(file, 'w'),
    env: { RATE_LIMIT: 'on', LOG_LEVEL: 'info', DEMO: '0', OIDC_GROUPS: groups.join(';'), ...settings },
  });
  return {
    url,
    stop,
    /** @param {Browser} browser @param {string} [query] */
    begin: (browser, query = '') => browser.go(`${url}/auth/login${query}`),
    /** Whether a page is one of the portal's. @param {Page} page */
    isHere: (page) => page.url.startsWith(`${url}/`),
    /** Who is signed in; null where nobody is. @param {Browser} browser */
    who: async (browser) => {
      const answer = await browser.ask(`${url}/api/v1/security/infos`, { headers: HEADERS });
      return answer.status === 200 ? /** @type {Infos} */ (await answer.json()) : null;
    },
    /** Ends the session; resolves to where the provider ends its own. @param {Browser} browser */
    leave: async (browser) => {
      const answer = await browser.ask(`${url}/auth/logout`, { method: 'POST', headers: HEADERS });
      const { redirect } = /** @type {{ redirect: string | null }} */ (await answer.json());
      return redirect;
    },
    /** Why the last sign-in that was refused was: what the log says of its error and of what caused it. */
    lastRefusal: () => {
      const line = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .findLast((one) => one.includes('a sign-in was refused'));
      return messagesOf(line === undefined ? undefined : JSON.parse(line).err).join(' ');
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof openPortal>>} Portal */
