import { mapLimit } from 'release-store';
import { whileSaying } from 'tooling/build/node/progress';
import { checkContract } from '../checks/release-checks.mjs';
import { isManifest, isRelease } from '../published.mjs';
import { BUILT, SHELL } from '../shell-release.mjs';
import { checkImport } from './import/import-check.mjs';
import { judgeScreens } from './screens/screens.mjs';
import { newStage } from './test-portal/stage.mjs';
import { withTestPortal } from './test-portal/test-portal.mjs';
import { fault, reasonOf } from './verdict/fault.mjs';

/**
 * @typedef {import('./test-portal/test-portal.mjs').Bench} Bench
 * @typedef {import('../published.mjs').Manifest} Manifest
 * @typedef {import('../published.mjs').Release} Release
 * @typedef {import('../published.mjs').Fault} Fault
 */

/** Fault of a version that the server can't read. */
const UNREADABLE = 'le serveur ne sait pas lire portal.json ou release.json de cette version';

/** Demo student who imports each remote. */
const ANYBODY = '230101';

/** @type {(bench: Bench, release: Release) => Promise<boolean>} */
const isOffered = async ({ contextOf }, { name, version }) => {
  const { request } = await contextOf(ANYBODY);
  const { remotes } = await (await request.get('/registry.json')).json();
  const entry = remotes.find((/** @type {{ name: string }} */ remote) => remote.name === name);
  return entry?.enabled === true && entry.release?.version === version;
};

/** @type {(manifest: Manifest, contract: string) => Fault[]} */
const contractFaults = (manifest, contract) => {
  try {
    checkContract(manifest, contract);
    return [];
  } catch (error) {
    return [fault('contrat', reasonOf(error))];
  }
};

/** @param {Fault[]} faults */
const refused = (faults) => ({ faults, warnings: [] });

/** @type {(bench: Bench, version: { manifest: Manifest, release: Release }, contract: string) => Promise<import('./screens/screens.mjs').Findings>} */
const checkOne = async (bench, { manifest, release }, contract) => {
  const misfits = contractFaults(manifest, contract);
  if (misfits.length > 0) return refused(misfits);
  if (!(await isOffered(bench, release))) return refused([fault('registre', UNREADABLE)]);
  /** @type {Set<string>} */
  const endless = new Set();
  const [imported, seen] = await Promise.all([
    checkImport(bench, ANYBODY, manifest, release, endless),
    judgeScreens(bench, manifest, release, endless),
  ]);
  return { faults: [...imported, ...seen.faults], warnings: seen.warnings };
};

/** A visit waits more than it works. */
const MAX_CONCURRENT = 3;

/**
 * Runs the contract test of published versions (`{ remote: version }`) in a real browser, inside the shell that `shell`
 * names among them (the built one where it names none), which speaks the version `contract`. Resolves to `[{ remote, version, faults: [{ controle, message }] }]`,
 * with `warnings` of the same shape where there are any.
 *
 * @type {import('../verbs/options.mjs').CheckRemotes}
 */
export const checkRemotes = async (store, versions, contract) => {
  const { [SHELL]: shell, ...remotes } = versions;
  const isPublished = shell !== undefined && shell !== BUILT;
  const { folder, remove } = await store.checkout(isPublished ? versions : remotes);
  const stage = newStage();
  /** @type {(bench: Bench) => Promise<import('../published.mjs').Verdict[]>} */
  const checkAll = (bench) =>
    mapLimit(Object.entries(remotes), MAX_CONCURRENT, async ([remote, version]) => {
      const manifest = await store.read(remote, version, 'portal.json');
      const release = await store.read(remote, version, 'release.json');
      if (!isManifest(manifest) || !isRelease(release))
        return { remote, version, faults: [fault('registre', UNREADABLE)] };
      const { faults, warnings } = await checkOne(bench, { manifest, release }, contract);
      return { remote, version, faults, ...(warnings.length > 0 && { warnings }) };
    });
  try {
    const work = withTestPortal(folder, versions, checkAll, stage);
    return await whileSaying(`Contrôle dans un navigateur : ${Object.keys(remotes).join(', ')}`, work, {
      // What a program reads is on stdout.
      say: console.error,
      progress: stage.tell,
    });
  } finally {
    remove();
  }
};
