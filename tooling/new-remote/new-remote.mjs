import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, REMOTES, readJson, root } from '../build/paths.mjs';

/**
 * @typedef {{ name: string, label: string, path: string }} Wanted
 * @typedef {ReturnType<typeof valuesOf>} Values
 */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TEMPLATE = join(HERE, 'template');
const SCREENS = join(root, 'e2e', 'screens');
const SPECS = join(root, 'e2e', 'specs');

/** @type {(name: string) => { path: string }[]} */
const screensOf = (name) => readJson(join(folderOf(name), 'portal.json')).screens;

/**
 * Why a remote can't be created, in French; null when it can.
 *
 * @param {Wanted} wanted
 */
const problemOf = ({ name, label, path }) => {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
    return 'Le nom d’un domaine est « mf- » suivi de mots en minuscules.';
  // The federation runtime finds a remote by the beginning of an address.
  const close = REMOTES.find((other) => other.startsWith(name) || name.startsWith(other));
  if (close) return `${name} et ${close} commencent de la même façon : choisissez un autre nom.`;
  if (!label.trim() || label.length > 60) return 'Le libellé a de 1 à 60 caractères.';
  if (!/^(\/[A-Za-z0-9-]+)+$/.test(path)) return 'Le chemin commence par « / » et n’a ni accent ni espace.';
  const owner = REMOTES.find((other) =>
    screensOf(other).some((screen) => screen.path.toLowerCase() === path.toLowerCase()),
  );
  if (owner) return `${path} est déjà un écran de ${owner}.`;
  const file = join(SCREENS, `${name.slice(3)}.ts`);
  return existsSync(file) ? `${relative(root, file)} existe déjà : choisissez un autre nom.` : null;
};

const contract = () =>
  /CONTRACT_VERSION = '([^']+)'/.exec(
    readFileSync(join(root, 'shared-contract', 'src', 'federation', 'registry.ts'), 'utf8'),
  )?.[1] ?? '';

/** @param {Wanted} wanted */
const valuesOf = ({ name, label, path }) => {
  const short = name.slice(3);
  const camel = short.replaceAll(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
  return { name, label, path, short, camel, labelJson: JSON.stringify(label), contract: contract() };
};

/** @type {(file: string, values: Record<string, string>) => string} */
const fill = (file, values) =>
  readFileSync(file, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_all, key) => values[key] ?? '');

/**
 * Writes the files of a new domain into a folder.
 *
 * @type {(folder: string, wanted: Wanted) => void}
 */
export const writeFilled = (folder, wanted) => {
  const values = valuesOf(wanted);
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(TEMPLATE, file),
  );
  for (const file of files.filter((path) => statSync(path).isFile())) {
    const target = join(folder, relative(TEMPLATE, file).replace(/\.tpl$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(file, values));
  }
};

/**
 * The accessibility gate opens the new screen too.
 *
 * @param {Values} values
 */
const writeScreens = (values) => {
  writeFileSync(join(SCREENS, `${values.short}.ts`), fill(join(HERE, 'screens.ts.tpl'), values));
  const folder = join(SPECS, values.short);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'screens.spec.ts'), fill(join(HERE, 'screens.spec.ts.tpl'), values));
};

/**
 * Writes a remote with one screen for every student: its package, its test, its part of the accessibility gate. The
 * shell, the API and the other remotes stay as they are. Returns the folders to put into form; throws in French.
 *
 * @param {{name: string, label: string, path: string}} wanted `mf-bibliotheque`, `Bibliothèque`, `/bibliotheque`
 */
export const writeRemote = (wanted) => {
  const problem = problemOf(wanted);
  if (problem) throw new Error(problem);
  const values = valuesOf(wanted);
  writeFilled(folderOf(values.name), wanted);
  writeScreens(values);
  return [folderOf(values.name), SCREENS, join(SPECS, values.short)];
};
