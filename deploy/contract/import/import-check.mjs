import { federationName } from 'tooling/build/paths';
import { answers, EndlessLoop, scriptStopper } from '../endless-loop.mjs';
import { recordPageEvents } from '../page-events.mjs';
import { fault, reasonOf } from '../verdict/fault.mjs';
import { openEmptyShell } from './empty-shell.mjs';
import { fetchKitInPage, importInPage } from './import-in-page.mjs';

/** The shell's loader gives a remote up after 12 s; a module that needs more than this never comes: milliseconds. */
const IMPORT_TIMEOUT_MS = 45_000;

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
const inTime = (work) => {
  /** @type {NodeJS.Timeout} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`rien après ${IMPORT_TIMEOUT_MS / 1000} s`)),
      IMPORT_TIMEOUT_MS,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** @type {(values: string[]) => string[]} */
const unique = (values) => [...new Set(values)];

/** @type {(declared: string[], exposed: string[]) => import('../../published.mjs').Fault[]} */
const routeFaults = (declared, exposed) => [
  ...declared
    .filter((path) => !exposed.includes(path))
    .map((path) => fault('routes', `${path} est dans portal.json, pas dans le module`)),
  ...exposed
    .filter((path) => !declared.includes(path))
    .map((path) => fault('routes', `${path} est dans le module, pas dans portal.json`)),
];

/** @type {(seen: import('./import-in-page.mjs').Seen, requests: string[], ownPath: string) => import('../../published.mjs').Fault[]} */
const effectFaults = ({ effects, globals, touched }, requests, ownPath) =>
  unique([
    ...effects.map(({ what, file }) => `${what}, par ${file}`),
    ...globals.map((name) => `variable globale ${name}`),
    ...touched.map((element) => `document modifié : ${element}`),
    ...requests.filter((path) => !path.startsWith(ownPath)).map((path) => `requête ${path}`),
  ]).map((what) => fault('import', `le module agit dès son import : ${what}`));

/**
 * Imports the remote alone, in a page where the shell shows nothing: its routes are the declared ones, and nothing else
 * happens. A module that runs without an end takes all its screens with it: they are added to `endless`.
 *
 * @param {import('../test-portal/test-portal.mjs').Bench} bench
 * @param {string} persona
 * @param {import('../../published.mjs').Manifest} manifest
 * @param {import('../../published.mjs').Release} release
 * @param {Set<string>} endless
 * @returns {Promise<import('../../published.mjs').Fault[]>}
 */
export const checkImport = ({ onPage }, persona, manifest, release, endless) =>
  onPage(persona, async (page) => {
    const declared = (manifest.screens ?? []).map(({ path }) => path);
    const ownPath = `/r/${manifest.name}/${release.version}/`;
    const stopScript = await scriptStopper(page);
    try {
      await openEmptyShell(page);
      await page.evaluate(fetchKitInPage, manifest.kit ?? []);
      const heard = recordPageEvents(page, ownPath);
      const remote = { federationName: federationName(manifest.name), entry: release.entry.url, ownPath };
      const seen = await answers(page, inTime(page.evaluate(importInPage, remote)));
      if (!seen.screens) return [fault('routes', 'le module n’expose pas de table « screens »')];
      return [...routeFaults(declared, seen.screens), ...effectFaults(seen, heard.requests, ownPath)];
    } catch (error) {
      if (error instanceof EndlessLoop) for (const path of declared) endless.add(path);
      await stopScript();
      return [fault('chargement', `le module ne se charge pas : ${reasonOf(error)}`)];
    }
  });
