import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../build/node/progress.mjs';
import { folderOf, REMOTES, readJson, root } from '../build/paths.mjs';

const TEMPLATE = fileURLToPath(new URL('outside', import.meta.url));

/** Dependencies of a domain, packed by pnpm. */
const PACKAGES = ['shared-contract', 'shared-router', 'shared-ui', 'shared-auth']
  .concat(['release-store', 'tooling'])
  .concat(['deploy', 'server-commands']);

const LEFT_OUT = new Set(['node_modules', 'dist']);

/**
 * Why the folder can't take the domain, in French; null when it can.
 *
 * @type {(name: string, folder: string) => string | null}
 */
const problemOf = (name, folder) => {
  if (!REMOTES.includes(name)) return `Domaine inconnu : ${name}. Les domaines sont ${REMOTES.join(', ')}.`;
  if (!folder) return 'Dites dans quel dossier.';
  if (`${folder}${sep}`.startsWith(root)) return `${folder} est dans ce dépôt : choisissez un autre dossier.`;
  const isOther = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, name));
  return isOther ? `${folder} contient autre chose que ${name}.` : null;
};

/** @param {string} folder */
const pack = async (folder) => {
  const { packageManager } = readJson(join(root, 'package.json'));
  const filters = PACKAGES.flatMap((name) => ['--filter', name]);
  const command = ['npx', '--yes', packageManager, '--recursive', ...filters, 'pack', '--out'];
  const code = await runQuietly(
    'Mise en paquets de ce sur quoi il repose',
    [...command, join(folder, '%s.tgz')],
    {
      cwd: root,
    },
  );
  if (code !== 0) throw new Error('Les paquets n’ont pas pu être faits.');
};

/** @type {(name: string, folder: string) => void} */
const writeSurroundings = (name, folder) => {
  const { packageManager, engines } = readJson(join(root, 'package.json'));
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = workspace.slice(workspace.indexOf('catalog:')).trimEnd();
  /** @type {Record<string, string>} */
  const values = { name, packageManager, node: engines.node, catalog };
  for (const file of readdirSync(TEMPLATE))
    writeFileSync(
      join(folder, file.replace(/\.tpl$/, '').replace(/^_/, '.')),
      readFileSync(join(TEMPLATE, file), 'utf8').replaceAll(
        /\{\{(\w+)\}\}/g,
        (_all, key) => values[key] ?? '',
      ),
    );
  const { compilerOptions } = readJson(join(root, 'tsconfig.json'));
  const tsconfig = { compilerOptions, include: ['mf-*/src/**/*.ts', 'mf-*/src/**/*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(tsconfig, null, 2)}\n`);
};

/**
 * Writes a folder that holds one domain and, packed, what it stands on. The domain's own folder is the one that it has
 * here, byte for byte; where it is there it is left as it is, as is the lockfile, which pnpm makes: it begins with the
 * versions of this repository. Rejects in French.
 *
 * @param {{ name: string, folder: string }} wanted
 */
export const writeOutside = async ({ name, folder }) => {
  const target = folder && resolve(folder);
  const problem = problemOf(name, target);
  if (problem) throw new Error(problem);
  const domain = join(target, name);
  if (!existsSync(domain)) {
    mkdirSync(target, { recursive: true });
    cpSync(folderOf(name), domain, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
    copyFileSync(join(root, 'pnpm-lock.yaml'), join(target, 'pnpm-lock.yaml'));
  }
  writeSurroundings(name, target);
  await pack(join(target, 'packages'));
  return target;
};
