import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const around = fileURLToPath(new URL('../..', import.meta.url));

/** Whether this package is installed, and not part of the repository (docs/decisions/working-on-one-domain.md). */
export const isApart = around.includes(`${sep}node_modules${sep}`);

/** @type {(folder: string) => string} */
const workspaceAround = (folder) => {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return join(folder, sep);
  const above = dirname(folder);
  if (above === folder) throw new Error(`${process.cwd()} : aucun pnpm-workspace.yaml ici ni au-dessus.`);
  return workspaceAround(above);
};

export const root = isApart ? workspaceAround(realpathSync(process.cwd())) : around;

/** The domains, each built and published alone: every folder `mf-*` that declares its screens. */
export const REMOTES = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'portal.json')))
  .sort();

/** Folders of the server's packages, without what its tests share; none where a domain stands alone. */
export const SERVER = existsSync(join(root, 'server'))
  ? readdirSync(join(root, 'server'))
      .filter((name) => name !== 'testing')
      .map((name) => `server/${name}`)
      .sort()
  : [];

/**
 * Folder of a package, by its name: its sources, or where it is installed.
 *
 * @param {string} name
 */
export const folderOf = (name) => {
  const installed = join(root, 'node_modules', name);
  return isApart && !existsSync(join(root, name)) && existsSync(installed)
    ? realpathSync(installed)
    : join(root, name);
};

/** The built server, in which remotes are judged. */
export const serverDist = join(folderOf(isApart ? 'server-commands' : 'server/commands'), 'dist');

const INSTALLED = /\/node_modules\/\.pnpm\/[^/]+\/node_modules\/(shared-[a-z]+|tooling)\//g;

/**
 * A path, or several in one text, as it would be in the repository, where what is shared stands beside the domains.
 *
 * @param {string} path
 */
export const pathInRepository = (path) => path.replaceAll(INSTALLED, '/$1/');

/** Folder of a remote's `dist` for what runs without the shell. */
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
