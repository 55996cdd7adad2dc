import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, isInstalledPackage } from 'tooling/build/paths';
import { Refusal } from './refusal.mjs';

/** @typedef {import('release-store').ReleaseStore} ReleaseStore */

/** Name of the shell in the registry, beside the domains. */
export const SHELL = 'shell';

/** Stands for the shell that this working copy built, which is published nowhere. */
export const BUILT = 'construit';

const ABSENT = isInstalledPackage
  ? 'Ce dossier n’a pas de shell : l’équipe du portail publie et active le sien là où vous publiez (RELEASES_BUCKET ou RELEASES_DIR).'
  : 'Le shell et l’API ne sont pas construits : npm run build.';

/**
 * Path of a file of this working copy's own shell, for where none is in service. Throws a Refusal where it is not there:
 * in a copy that nobody built, and in a checkout of one domain, which has none.
 *
 * @param {string} file below the shell's folder
 */
export const ownShellFile = (file) => {
  const path = join(folderOf(SHELL), file);
  if (!existsSync(path)) throw new Refusal('shell-absent', ABSENT);
  return path;
};

/**
 * The shell in service, as a candidate beside others; the built one where none is published.
 *
 * @param {ReleaseStore} store
 * @returns {Promise<Record<string, string>>}
 */
export const shellInService = async (store) => {
  const version = (await store.registry()).remotes[SHELL]?.version;
  return version ? { [SHELL]: version } : {};
};
