import { OPERATOR, readRegistry } from 'release-store';
import { releasesFolder } from 'tooling/build/paths';
import { activateBuilt } from 'tooling/build/release/activate-built';
import { configuredGuard } from './keys/guard.mjs';
import { ensureOwnKeys, signBuilt } from './keys/own-keys.mjs';

/** By whose key what is built here may go into service: null where nobody signs, false where this process may not. */
const signing = async () => {
  if (!process.env.RELEASE_TRUST) return ensureOwnKeys(releasesFolder());
  const guard = configuredGuard();
  return guard && process.env.RELEASE_KEY && guard.key().owner === OPERATOR ? guard : false;
};

const NOT_MINE =
  'Rien n’est en service, et RELEASE_TRUST demande des signatures\u00a0: relancez avec RELEASE_KEY sur la clé de l’exploitant, ou publiez par portalctl.';

/** @param {string[]} names */
const notInService = (names) =>
  `Construit, mais pas en service\u00a0: ${names.join(', ')}. Pour l’y mettre\u00a0: npm run portalctl -- publish, puis promote.`;

/**
 * Puts what this working copy built into service in a folder of releases to which nobody deploys, signed: by keys of the
 * data folder, which it makes, or by the operator's where RELEASE_TRUST says who may publish. In a bucket, and with
 * anybody else's key, it touches nothing (docs/decisions/releases.md). Resolves to what is to be said to who starts it,
 * or null.
 *
 * @returns {Promise<string | null>}
 */
export const activateLocalBuilds = async () => {
  if (process.env.RELEASES_BUCKET) return null;
  const releases = releasesFolder();
  const guard = await signing();
  if (guard === false) return readRegistry(releases).revision === 0 ? NOT_MINE : null;
  const others = await activateBuilt(releases);
  if (guard) await signBuilt(releases, guard);
  return others.length > 0 ? notInService(others) : null;
};
