import { fault } from '../verdict/fault.mjs';
import { FAMILIES } from './families.mjs';
import { mergeFaults } from './merge-faults.mjs';
import { addressOf, hasParameter } from './paths.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {import('../test-portal/test-portal.mjs').Bench} Bench
 * @typedef {import('./families.mjs').Account} Account
 * @typedef {import('../../published.mjs').Fault} Fault
 * @typedef {{ faults: Fault[], warnings: Fault[] }} Findings
 * @typedef {{ pattern: string, account: Account } & Findings} Judged a screen in one state
 * @typedef {{ bench: Bench, entry: string, endless: Set<string>, drawing: import('./drawn-page.mjs').Drawing | null }} Place
 *   where a remote is judged; `drawing`: it has a server half
 */

/**
 * Whether the portal lets this person in: its page then names the remote's entry ahead, by the decision of its guard. To
 * ask costs a tenth of opening a page only to be sent away.
 *
 * @type {(bench: Bench, persona: string, path: string, entry: string) => Promise<boolean>}
 */
const isLetIn = async ({ contextOf }, persona, path, entry) => {
  const { request } = await contextOf(persona);
  const page = await request.get(path, { headers: { accept: 'text/html' } });
  return (await page.text()).includes(`<link rel="preload" as="script" href="${entry}"`);
};

/**
 * The screens among `patterns` that accounts of one family may open, each in the state of each account, side by side; what
 * they lead to is added to `links`, by persona.
 *
 * @type {(at: Place, family: Account[], patterns: string[], links: Map<string, Set<string>>) => Promise<Judged[]>}
 */
const judge = async ({ bench, entry, endless, drawing }, family, patterns, links) => {
  const judged = await Promise.all(
    patterns.flatMap((pattern) =>
      family.map(async (account) => {
        const { persona } = account;
        const path = addressOf(pattern, links.get(persona) ?? new Set());
        if (!path || !(await isLetIn(bench, persona, path, entry))) return null;
        const seen = await visit(bench, { persona, pattern, path, entry, drawing }, endless);
        return seen && { pattern, account, ...seen };
      }),
    ),
  );
  const done = judged.filter((each) => each !== null);
  for (const { account, links: found } of done)
    links.set(account.persona, new Set([...(links.get(account.persona) ?? []), ...found]));
  return done;
};

/** @type {(patterns: string[], judged: Judged[]) => string[]} */
const without = (patterns, judged) =>
  patterns.filter((pattern) => !judged.some((each) => each.pattern === pattern));

/**
 * The screens that one family may open; those that need a parameter come last, by links of those before.
 *
 * @type {(at: Place, family: Account[], patterns: string[]) => Promise<Judged[]>}
 */
const judgeAs = async (at, family, patterns) => {
  /** @type {Map<string, Set<string>>} */
  const links = new Map();
  const withAddress = patterns.filter((each) => !hasParameter(each));
  const all = await judge(at, family, withAddress, links);
  let left = patterns.filter(hasParameter);
  for (let isMore = true; isMore; ) {
    const more = await judge(at, family, left, links);
    all.push(...more);
    left = without(left, more);
    isMore = more.length > 0 && left.length > 0;
  }
  return all;
};

/**
 * Opens every screen that has an address of its own, or one that another screen leads to, in each state of the first family
 * of demo accounts that may. That nobody could open any is a fault too: nothing was seen.
 *
 * @param {Bench} bench
 * @param {import('../../published.mjs').Manifest} manifest
 * @param {import('../../published.mjs').Release} release
 * @param {Set<string>} endless screens that run without an end: once seen, they are not opened again
 * @returns {Promise<Findings>}
 */
export const judgeScreens = async (bench, { screens = [] }, { name, entry, server }, endless) => {
  const drawing = server ? { remote: name, undrawn: bench.undrawn, untold: new Set() } : null;
  let left = screens.map(({ path }) => path);
  /** @type {Judged[]} */
  const judged = [];
  for (const family of FAMILIES) {
    if (left.length === 0) break;
    judged.push(...(await judgeAs({ bench, entry: entry.url, endless, drawing }, family, left)));
    left = without(left, judged).filter((path) => !endless.has(path));
  }
  if (judged.length === 0 && endless.size === 0) {
    const nobody = `aucun compte de démonstration n’ouvre ${left.join(', ') || 'un écran'}`;
    return { faults: [fault('acces', nobody)], warnings: [] };
  }
  const warned = judged.map(({ account, warnings }) => ({ account, faults: warnings }));
  return { faults: mergeFaults(judged), warnings: mergeFaults(warned) };
};
