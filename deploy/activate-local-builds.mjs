import { createFolderStore, OPERATOR, readRegistry } from 'release-store';
import { releasesFolder } from 'tooling/build/paths';
import { activateBuilt } from 'tooling/build/release/activate-built';
import { configuredGuard } from './keys/guard.mjs';
import { ensureOwnKeys, signBuilt } from './keys/own-keys.mjs';

/** By whose key what is built here may go into service: null where nobody signs, false where this process may not. */
const signing = async () => {
  if (!process.env.RELEASE_TRUST) {
    const guard = await ensureOwnKeys(releasesFolder());
    return guard ?? ((await createFolderStore(releasesFolder()).isSigned()) ? false : null);
  }
  const guard = configuredGuard();
  return guard && process.env.RELEASE_KEY && guard.key().owner === OPERATOR ? guard : false;
};

const NOT_MINE =
  'Rien n’est en service, et RELEASE_TRUST demande des signatures\u00a0: relancez avec RELEASE_KEY sur la clé de l’exploitant, ou publiez par portalctl.';

const SIGNED_BY_OTHERS =
  'Ce qui est en service est signé par des clés que DATA_DIR n’a pas\u00a0: ce qui est construit ici n’y est pas mis. Relancez avec le DATA_DIR de ces versions, avec RELEASE_TRUST et RELEASE_KEY, ou sur un autre RELEASES_DIR.';

/** @param {string} releases */
const notWritten = (releases) => {
  if (readRegistry(releases).revision === 0) return NOT_MINE;
  return process.env.RELEASE_TRUST ? null : SIGNED_BY_OTHERS;
};

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
  if (guard === false) return notWritten(releases);
  const others = await activateBuilt(releases);
  if (guard) await signBuilt(releases, guard);
  return others.length > 0 ? notInService(others) : null;
};
