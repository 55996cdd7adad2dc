import { dirname } from 'node:path/posix';
import { violationsOf } from 'tooling/testing/browser/axe';
import { answers, EndlessLoop, JUDGED_SILENCE_MS, scriptStopper } from '../endless-loop.mjs';
import { recordPageEvents } from '../page-events.mjs';
import { fault, firstLine, reasonOf } from '../verdict/fault.mjs';
import { openDrawn } from './drawn-page.mjs';
import { drawnFaults, hydrationFault, undrawnBy } from './drawn-screen.mjs';
import { isPathOf } from './paths.mjs';
import { copiesOf } from './shared-copies.mjs';
import { noteTakeOver } from './taken-over.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('../../published.mjs').Fault} Fault
 * @typedef {import('./drawn-page.mjs').Drawing} Drawing
 * @typedef {{ persona: string, pattern: string, path: string, entry: string, drawing: Drawing | null }} Wanted a screen by
 *   its declared path, at an address, of the remote of this entry, which has a server half where `drawing` is
 * @typedef {{ faults: Fault[], warnings: Fault[], links: string[] }} Seen
 */

/** The screen has its heading, and nothing more comes. @param {Page} page */
const settle = async (page) => {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

/**
 * What a failed remote and a failed call both offer: the screen was not seen.
 *
 * @param {Page} page
 */
const isFailed = async (page) =>
  (await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).count()) > 0;

/** @type {(page: Page, path: string, heard: import('../page-events.mjs').Heard) => Promise<Fault[]>} */
const faultsOn = async (page, path, { errors, reports }) => {
  const violations = await violationsOf(page);
  const { breaches, copies, shared } = await copiesOf(page);
  return [
    ...((await isFailed(page)) ? [fault('chargement', `${path} montre une panne`)] : []),
    ...reports.map(({ kind, phase }) => fault('chargement', `${path} échoue : ${kind} (${phase})`)),
    ...copies.map(({ library, file }) => fault('react', `une autre copie de ${library} tourne : ${file}`)),
    ...shared.map((copy) => fault('partage', `le domaine apporte sa copie de ${copy}`)),
    ...breaches.map((breach) => fault('csp', `la politique de sécurité refuse ${breach}, sur ${path}`)),
    ...errors.map((text) => hydrationFault(path, text) ?? fault('console', `${path} : ${firstLine(text)}`)),
    ...violations.map((line) => fault('accessibilite', `${path} : ${line}`)),
  ];
};

/** Addresses of this page's links. @param {Page} page */
const linksOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );

/**
 * Opens a screen on a page of its own, and judges it; null when this person is sent away from it, by the guard or, were it
 * while it is judged, by the screen, and when it was seen to run without an end: `endless` names such screens, which nobody
 * else need wait for.
 *
 * @param {import('../test-portal/test-portal.mjs').Bench} bench
 * @param {Wanted} wanted
 * @param {Set<string>} endless
 * @returns {Promise<Seen | null>}
 */
export const visit = ({ onPage }, { persona, pattern, path, entry, drawing }, endless) =>
  onPage(persona, async (page) => {
    if (endless.has(pattern)) return null;
    const stopScript = await scriptStopper(page);
    const heard = recordPageEvents(page, `${dirname(entry)}/`);
    /** Opens the screen and gives whether it came drawn. */
    const open = async () => {
      const isDrawn = drawing !== null && (await openDrawn(page, path, pattern, drawing));
      if (!drawing) await page.goto(path, { waitUntil: 'commit' });
      await answers(page, settle(page));
      return isDrawn;
    };
    const judge = async (/** @type {boolean} */ isDrawn) => {
      const faults = await faultsOn(page, pattern, heard);
      const links = await linksOf(page);
      if (!drawing) return { faults, warnings: [], links };
      if (isDrawn)
        return { faults: [...faults, ...(await drawnFaults(page, pattern, open))], warnings: [], links };
      const undrawn = undrawnBy(drawing, pattern);
      return { faults: [...faults, ...undrawn.faults], warnings: undrawn.warnings, links };
    };
    const isLeft = () => !isPathOf(pattern, new URL(page.url()).pathname);
    try {
      if (drawing) await noteTakeOver(page);
      const isDrawn = await open();
      if (isLeft()) return null;
      const seen = await answers(page, judge(isDrawn), JUDGED_SILENCE_MS);
      return isLeft() ? null : seen;
    } catch (error) {
      if (error instanceof EndlessLoop) endless.add(pattern);
      await stopScript();
      const faults = [fault('chargement', `${pattern} n’arrive pas : ${reasonOf(error)}`)];
      return { faults, warnings: [], links: [] };
    }
  });
