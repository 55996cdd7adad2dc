import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson } from '../paths.mjs';

const MODULES = '/node_modules/';

/**
 * Resolves a dependency in pnpm's layout: nested in the workspace, sibling in the store.
 *
 * @type {(folder: string, name: string) => string | undefined}
 */
const locate = (folder, name) => {
  const end = folder.lastIndexOf(MODULES);
  const beside = end < 0 ? [] : [join(folder.slice(0, end + MODULES.length), name)];
  const found = [join(folder, 'node_modules', name), ...beside].find((path) => existsSync(path));
  return found && realpathSync(found);
};

/**
 * Dependencies of a package: installed peers included, optional ones of this platform.
 *
 * @type {(folder: string) => { name: string, folder: string | undefined }[]}
 */
const neededBy = (folder) => {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = readJson(join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).map((name) => {
    const found = locate(folder, name);
    if (!found && Object.hasOwn(dependencies, name)) throw new Error(`${folder}: ${name} is not installed`);
    return { name, folder: found };
  });
};

/**
 * Sorted names of all packages in a production installation of a workspace package.
 *
 * @param {string} workspacePackage
 */
export const productionPackages = (workspacePackage) => {
  /** @type {Map<string, string>} */
  const names = new Map();
  const pending = [folderOf(workspacePackage)];
  for (const folder of pending) {
    for (const needed of neededBy(folder)) {
      if (!needed.folder || names.has(needed.folder)) continue;
      names.set(needed.folder, needed.name);
      pending.push(needed.folder);
    }
  }
  return [...new Set(names.values())].sort();
};
