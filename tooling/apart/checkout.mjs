import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { folderOf, REMOTES, readJson, root } from '../build/paths.mjs';
import { packKit } from './kit.mjs';
import { fileOf, lockApart } from './lockfile.mjs';
import { workspace } from './manifests.mjs';

/** @typedef {import('./kit.mjs').Kit} Kit */

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** What the tests and the type check of a domain need besides its own packages; they stand at the root here, too. */
const TOOLS = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@typescript/native',
  'axe-core',
  'fast-check',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'msw',
];

const LEFT_OUT = new Set(['node_modules', 'dist']);

/**
 * Why a domain can't stand in a folder, in French; null when it can.
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

/** @type {(name: string, kit: Kit) => object} */
const rootManifest = (name, kit) => {
  const { version, packageManager, engines, devDependencies } = readJson(join(root, 'package.json'));
  return {
    name: `${name}-seul`,
    private: true,
    version,
    packageManager,
    engines,
    type: 'module',
    scripts: {
      types: 'tsc -p .',
      test: 'jest',
      build: 'node node_modules/tooling/apart/build.mjs',
      portalctl: 'portalctl',
    },
    devDependencies: {
      ...Object.fromEntries(Object.entries(kit).map(([each, packed]) => [each, fileOf(packed)])),
      ...Object.fromEntries(TOOLS.map((each) => [each, devDependencies[each]])),
    },
  };
};

/** @type {(name: string, kit: Kit) => object} */
const workspaceOf = (name, kit) => {
  const { catalog, onlyBuiltDependencies, ignoredBuiltDependencies } = workspace();
  return {
    packages: [name],
    overrides: Object.fromEntries(Object.entries(kit).map(([each, packed]) => [each, fileOf(packed)])),
    catalog,
    onlyBuiltDependencies,
    ignoredBuiltDependencies,
  };
};

const tsconfig = () => {
  const { compilerOptions } = readJson(join(root, 'tsconfig.json'));
  return {
    compilerOptions,
    include: ['mf-*/src/**/*.ts', 'mf-*/src/**/*.tsx'],
  };
};

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @type {(name: string, folder: string, kit: Kit) => void} */
const writeSurroundings = (name, folder, kit) => {
  /** @type {(file: string, text: string) => void} */
  const write = (file, text) => writeFileSync(join(folder, file), text);
  const lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  write('package.json', json(rootManifest(name, kit)));
  write('pnpm-workspace.yaml', stringify(workspaceOf(name, kit)));
  write('pnpm-lock.yaml', stringify(lockApart(lock, { name, kit, tools: TOOLS }), { lineWidth: 0 }));
  write('tsconfig.json', json(tsconfig()));
  for (const file of readdirSync(TEMPLATE))
    write(
      file.replace(/\.tpl$/, '').replace(/^_/, '.'),
      readFileSync(join(TEMPLATE, file), 'utf8').replaceAll('{{name}}', name),
    );
};

/**
 * Writes a checkout that holds one domain alone and, packed, what it stands on. Its folder is the one that it has here,
 * byte for byte; in a checkout that exists it is left as it is, and what surrounds it is written anew. Throws in French.
 *
 * @param {{ name: string, folder: string }} wanted
 */
export const writeApart = ({ name, folder }) => {
  const target = folder && resolve(folder);
  const problem = problemOf(name, target);
  if (problem) throw new Error(problem);
  mkdirSync(target, { recursive: true });
  if (!existsSync(join(target, name)))
    cpSync(folderOf(name), join(target, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  writeSurroundings(name, target, packKit(join(target, 'kit')));
  return target;
};
