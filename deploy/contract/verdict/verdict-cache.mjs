import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, readJson, root, serverDist } from 'tooling/build/paths';
import { digestOf } from 'tooling/build/release/digest';
import { BUILT, ownShellFile, SHELL } from '../../shell-release.mjs';

/**
 * @typedef {import('../../verbs/options.mjs').CheckRemotes} CheckRemotes
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 */

/** One file for each version that passed, with its warnings, named by all that its verdict depends on. */
const CACHE_FOLDER = join(root, '.cache', 'controles-passes');

/** Digest of everything that can change a verdict: checks, browser driver, server. */
const judgesDigest = () =>
  [folderOf('deploy'), join(folderOf('tooling'), 'testing', 'browser'), join(serverDist, 'server.js')].map(
    (path) =>
      digestOf([path], path, (file) => {
        const name = relative(path, file);
        return /(^|\.(m?js|json))$/.test(name) && !/node_modules|\.test\.mjs$/.test(name);
      }),
  );

/** @param {string | undefined} shell */
const shellName = (shell) =>
  shell === undefined || shell === BUILT ? readJson(ownShellFile('dist/release.json')).version : shell;

/** @type {(store: ReleaseStore, remote: string, version: string, around: string) => Promise<string>} */
const placeOf = async (store, remote, version, around) => {
  const hash = createHash('sha256').update(around);
  // The release names each script with its integrity value.
  for (const file of ['release.json', 'portal.json'])
    hash.update(`\0${JSON.stringify(await store.read(remote, version, file))}`);
  return join(CACHE_FOLDER, `${remote}-${hash.digest('hex').slice(0, 32)}`);
};

/**
 * The contract test, which is not run again for the bytes that passed it on this machine, in the same shell and by the
 * same checks. A refusal is never kept, and a CI runs everything.
 *
 * @type {(check: CheckRemotes) => CheckRemotes}
 */
export const withVerdictCache = (check) => async (store, versions, contract) => {
  const { [SHELL]: shell, ...remotes } = versions;
  const around = JSON.stringify([judgesDigest(), shellName(shell), contract]);
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const [remote, version] of Object.entries(remotes))
    places.set(remote, await placeOf(store, remote, version, around));
  /** @param {string} remote */
  const hasPassed = (remote) => process.env.CI !== 'true' && existsSync(places.get(remote) ?? '');
  const asked = Object.entries(remotes).filter(([remote]) => !hasPassed(remote));
  const judged =
    asked.length === 0
      ? []
      : await check(store, { ...Object.fromEntries(asked), ...(shell && { [SHELL]: shell }) }, contract);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const { remote, faults, warnings = [] } of judged)
    if (faults.length === 0) writeFileSync(places.get(remote) ?? '', JSON.stringify(warnings));
  /** @type {(remote: string, version: string) => import('../../published.mjs').Verdict} */
  const passedBefore = (remote, version) => {
    const warnings = JSON.parse(readFileSync(places.get(remote) ?? '', 'utf8'));
    return { remote, version, faults: [], ...(warnings.length > 0 && { warnings }) };
  };
  return Object.entries(remotes).map(
    ([remote, version]) => judged.find((one) => one.remote === remote) ?? passedBefore(remote, version),
  );
};
