import { violationsOf } from 'tooling/browser/axe';
import { listen } from './listen.mjs';
import { answers, stopScript } from './loop.mjs';
import { copiesOf } from './shared-copies.mjs';
import { fault, firstLine, reasonOf } from './verdict/fault.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('../published.mjs').Fault} Fault
 * @typedef {{ path: string }} Screen
 * @typedef {{ persona: string | null, seen: string[], unseen: string[], faults: Fault[] }} Visits
 */

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

/** The screen has its heading, and nothing more comes. @param {Page} page */
const settle = async (page) => {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

/**
 * Opens an address; whether the person stays on that screen, or is sent away by the guard.
 *
 * @type {(page: Page, path: string, pattern: string) => Promise<boolean>}
 */
const enter = async (page, path, pattern) => {
  await page.goto(path, { waitUntil: 'commit' });
  await answers(page, settle(page));
  return isPathOf(pattern, new URL(page.url()).pathname);
};

/**
 * What a failed remote and a failed call both offer: the screen was not seen.
 *
 * @param {Page} page
 */
const isFailed = async (page) =>
  (await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).count()) > 0;

/** @type {(page: Page, path: string, heard: import('./listen.mjs').Heard) => Promise<Fault[]>} */
const faultsOn = async (page, path, { errors, reports }) => {
  const violations = await violationsOf(page);
  const { breaches, copies, shared } = await copiesOf(page);
  return [
    ...((await isFailed(page)) ? [fault('chargement', `${path} montre une panne`)] : []),
    ...reports.map(({ kind, phase }) => fault('chargement', `${path} échoue : ${kind} (${phase})`)),
    ...copies.map(({ library, file }) => fault('react', `une autre copie de ${library} tourne : ${file}`)),
    ...shared.map((copy) => fault('partage', `le domaine apporte sa copie de ${copy}`)),
    ...breaches.map((breach) => fault('csp', `la politique de sécurité refuse ${breach}, sur ${path}`)),
    ...errors.map((text) => fault('console', `${path} : ${firstLine(text)}`)),
    ...violations.map((line) => fault('accessibilite', `${path} : ${line}`)),
  ];
};

/** Addresses of this page's links. @param {Page} page */
const linksOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );

/**
 * Where a screen can be opened: its own address, or one that a screen seen before leads to.
 *
 * @type {(pattern: string, links: Set<string>) => string | undefined}
 */
const addressOf = (pattern, links) =>
  pattern.includes(':') ? [...links].find((link) => isPathOf(pattern, link.split('?', 1)[0] ?? '')) : pattern;

/** @type {(page: Page, path: string, links: Set<string>, pattern: string) => Promise<Fault[] | null>} */
const visit = async (page, path, links, pattern) => {
  const heard = listen(page);
  try {
    if (!(await enter(page, path, pattern))) return null;
    const faults = await faultsOn(page, pattern, heard);
    for (const link of await linksOf(page)) links.add(link);
    return faults;
  } catch (error) {
    await stopScript(page);
    return [fault('chargement', `${pattern} n’arrive pas : ${reasonOf(error)}`)];
  }
};

/**
 * The screens among `left` that one person may open, each on a page of its own; those that need a parameter come last, by
 * a link of those before.
 *
 * @type {(bench: import('./bench.mjs').Bench, persona: string, left: Set<string>, links: Set<string>) => Promise<Fault[]>}
 */
const visitAs = async ({ pageAs }, persona, left, links) => {
  /** @type {Fault[]} */
  const faults = [];
  const [plain, withParameter] = [
    [...left].filter((path) => !path.includes(':')),
    [...left].filter((path) => path.includes(':')),
  ];
  for (const pattern of [...plain, ...withParameter]) {
    const path = addressOf(pattern, links);
    if (!path) continue;
    const page = await pageAs(persona);
    const found = await visit(page, path, links, pattern);
    if (found) left.delete(pattern);
    faults.push(...(found ?? []));
    await page.context().close();
  }
  return faults;
};

/**
 * Opens every screen that has an address of its own, or one that another screen leads to, each as the first demo account
 * that may. `persona` is the first who entered anywhere, null when nobody could: nothing was seen, which is a fault too.
 *
 * @param {import('./bench.mjs').Bench} bench
 * @param {import('../published.mjs').Manifest} manifest
 * @returns {Promise<Visits>}
 */
export const visitScreens = async (bench, { screens = [] }) => {
  const left = new Set(screens.map(({ path }) => path));
  /** @type {Set<string>} */
  const links = new Set();
  /** @type {Fault[]} */
  const faults = [];
  /** @type {string | null} */
  let first = null;
  for (const persona of PERSONAS) {
    const before = left.size;
    faults.push(...(await visitAs(bench, persona, left, links)));
    if (left.size < before) first ??= persona;
    if (left.size === 0) break;
  }
  const unseen = [...left];
  if (!first)
    faults.push(fault('acces', `aucun compte de démonstration n’ouvre ${unseen.join(', ') || 'un écran'}`));
  const seen = screens.map(({ path }) => path).filter((path) => !left.has(path));
  return { persona: first, seen, unseen, faults: unique(faults) };
};

/** @param {Fault[]} faults */
const unique = (faults) => [
  ...new Map(faults.map((each) => [`${each.controle} ${each.message}`, each])).values(),
];
