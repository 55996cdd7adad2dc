import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const around = fileURLToPath(new URL('../..', import.meta.url));

/**
 * True when this package is installed as a dependency, outside the repository
 * (docs/decisions/working-on-one-domain.md).
 */
export const isInstalledPackage = around.includes(`${sep}node_modules${sep}`);

/** @type {(folder: string) => string} */
const workspaceAround = (folder) => {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return join(folder, sep);
  const above = dirname(folder);
  if (above === folder) throw new Error(`${process.cwd()} : aucun pnpm-workspace.yaml ici ni au-dessus.`);
  return workspaceAround(above);
};

export const root = isInstalledPackage ? workspaceAround(realpathSync(process.cwd())) : around;

/** Remotes: folders `mf-*` with a portal.json. */
export const REMOTES = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'portal.json')))
  .sort();

/** Server package folders, except test helpers; empty in a domain outside the repository. */
export const SERVER = existsSync(join(root, 'server'))
  ? readdirSync(join(root, 'server'))
      .filter((name) => name !== 'testing')
      .map((name) => `server/${name}`)
      .sort()
  : [];

/**
 * Folder of a package, in the workspace or installed.
 *
 * @param {string} name
 */
export const folderOf = (name) => {
  const installed = join(root, 'node_modules', name);
  return isInstalledPackage && !existsSync(join(root, name)) && existsSync(installed)
    ? realpathSync(installed)
    : join(root, name);
};

/** The built server, used by the contract test. */
export const serverDist = join(folderOf(isInstalledPackage ? 'server-commands' : 'server/commands'), 'dist');

const INSTALLED = /\/node_modules\/\.pnpm\/[^/]+\/node_modules\/(shared-[a-z]+|tooling)\//g;

/**
 * Normalizes paths in a text to their location in the repository.
 *
 * @param {string} path
 */
export const pathInRepository = (path) => path.replaceAll(INSTALLED, '/$1/');

/** Folder of a remote's `dist` for its standalone page. */
export const STANDALONE = 'standalone';

/**
 * Folder of the module whose `import.meta.url` is given.
 *
 * @param {string} url
 */
export const folderOfModule = (url) => dirname(fileURLToPath(url));

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Federation names may not hold a dash: they become JavaScript variables.
 *
 * @param {string} name
 */
export const federationName = (name) => name.replaceAll('-', '_');

/** Where releases are published: RELEASES_DIR, or `releases` at the root (CONTRACT §1). */
export const releasesFolder = () => process.env.RELEASES_DIR || join(root, 'releases');
