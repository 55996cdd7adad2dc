import { violationsOf } from 'tooling/browser/axe';
import { fault, firstLine, reasonOf } from './fault.mjs';
import { listen } from './listen.mjs';
import { copiesOf } from './shared-copies.mjs';

/** @typedef {import('playwright').Page} Page */

/** Demo accounts whose rights and events, taken together, open every kind of screen; the first that may enters. */
const PERSONAS = ['230101', '210202', '220303', 'verificateur', '220304', '220305', '230109', 'admin'];

/** @type {(pattern: string, pathname: string) => boolean} */
const isPathOf = (pattern, pathname) => {
  const parts = pattern.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, rank) => part.startsWith(':') || part.toLowerCase() === given[rank]?.toLowerCase())
  );
};

/**
 * Opens an address; whether the person stays in the domain, or is sent away by the guard.
 *
 * @type {(page: Page, path: string, screens: { path: string }[]) => Promise<boolean>}
 */
const enter = async (page, path, screens) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(page.url());
  return screens.some((screen) => isPathOf(screen.path, pathname));
};

/**
 * What a failed remote and a failed call both offer: the screen was not seen.
 *
 * @param {Page} page
 */
const isFailed = async (page) =>
  (await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).count()) > 0;

/** @type {(page: Page, heard: import('./listen.mjs').Heard) => Promise<import('../published.mjs').Fault[]>} */
const faultsOn = async (page, { errors, reports }) => {
  const { breaches, copies, shared } = await copiesOf(page);
  return [
    ...((await isFailed(page)) ? [fault('chargement', 'le premier écran montre une panne')] : []),
    ...reports.map(({ kind, phase }) => fault('chargement', `le premier écran échoue : ${kind} (${phase})`)),
    ...copies.map(({ library, file }) => fault('react', `une autre copie de ${library} tourne : ${file}`)),
    ...shared.map((copy) => fault('partage', `le domaine apporte sa copie de ${copy}`)),
    ...breaches.map((breach) => fault('csp', `la politique de sécurité refuse ${breach}`)),
    ...errors.map((text) => fault('console', firstLine(text))),
  ];
};

/**
 * Opens the first screen that has an address of its own, as the first demo account that may. Resolves to
 * `{ persona, faults }`; persona is null when nobody may: nothing was seen, which is a fault too.
 *
 * @param {import('./bench.mjs').Bench} bench
 * @param {import('../published.mjs').Manifest} manifest
 * @returns {Promise<{ persona: string | null, faults: import('../published.mjs').Fault[] }>}
 */
export const visitFirstScreen = async ({ pageAs }, { screens = [] }) => {
  const first = screens.find(({ path }) => !path.includes(':'));
  if (!first) return { persona: null, faults: [fault('acces', 'aucun écran n’a d’adresse sans paramètre')] };
  for (const persona of PERSONAS) {
    const page = await pageAs(persona);
    const heard = listen(page);
    try {
      if (!(await enter(page, first.path, screens))) continue;
      const violations = await violationsOf(page);
      const faults = await faultsOn(page, heard);
      return { persona, faults: [...faults, ...violations.map((line) => fault('accessibilite', line))] };
    } catch (error) {
      return { persona, faults: [fault('chargement', `${first.path} n’arrive pas : ${reasonOf(error)}`)] };
    } finally {
      await page.context().close();
    }
  }
  return {
    persona: null,
    faults: [fault('acces', `aucun compte de démonstration n’ouvre ${first.path}`)],
  };
};
