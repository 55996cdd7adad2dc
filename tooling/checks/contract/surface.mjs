import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf, readJson } from '../../build/paths.mjs';
import { sharedVersions } from '../../build/settings/shared.mjs';

/**
 * @typedef {{ required: string[], optional: string[] }} Shape members of a type that a remote writes
 * @typedef {{ version: string, names: Record<string, string[]>, shapes: Record<string, Shape> }} Surface what remotes hold
 *   the shell to: the names of each shared module, and the shape of their `portal.json`
 */

/** Source of the `portal.json` type. */
const MANIFEST = join(folderOf('shared-contract'), 'src', 'federation', 'registry.ts');
const SHAPES = ['PortalManifest', 'PortalScreen', 'PortalTile'];

/** @param {string} file */
const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, /* setParentNodes */ true);

/**
 * Named exports of a file; `export *` re-exports belong to another library.
 *
 * @param {string} file
 */
const namesOf = (file) =>
  parse(file)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .map(({ name }) => name.text)
    .sort();

/** Entry files of shared packages, by module specifier. */
const sharedFiles = () =>
  Object.keys(sharedVersions())
    .filter((name) => name.startsWith('shared-'))
    .map((name) => {
      const [folder = '', ...rest] = name.split('/');
      const { exports } = readJson(join(folderOf(folder), 'package.json'));
      return { name, file: join(folderOf(folder), exports[['.', ...rest].join('/')]) };
    });

/** @type {(declaration: ts.InterfaceDeclaration) => Shape} */
const shapeOf = ({ members }) => {
  const named = members.map((member) => ({
    name: member.name?.getText() ?? '',
    isOptional: member.questionToken !== undefined,
  }));
  /** @param {boolean} isOptional */
  const which = (isOptional) =>
    named.filter((each) => each.isOptional === isOptional).map(({ name }) => name);
  return { required: which(false), optional: which(true) };
};

/**
 * Public API of this working copy's shell for remotes.
 *
 * @param {string} version of the contract
 * @returns {Surface}
 */
export const surfaceOf = (version) => ({
  version,
  names: Object.fromEntries(sharedFiles().map(({ name, file }) => [name, namesOf(file)])),
  shapes: Object.fromEntries(
    parse(MANIFEST)
      .statements.filter(ts.isInterfaceDeclaration)
      .filter(({ name }) => SHAPES.includes(name.text))
      .map((declaration) => [declaration.name.text, shapeOf(declaration)]),
  ),
});

/**
 * Breaking changes from `before` to `now`, one line each: removed export, removed `portal.json` member, newly
 * required member.
 *
 * @type {(before: Surface, now: Surface) => string[]}
 */
export const breaksBetween = (before, now) => [
  ...Object.entries(before.names).flatMap(([name, names]) =>
    names.filter((each) => !now.names[name]?.includes(each)).map((each) => `${name}: ${each} is gone`),
  ),
  ...Object.entries(before.shapes).flatMap(([name, { required, optional }]) => {
    const shape = now.shapes[name] ?? { required: [], optional: [] };
    const known = [...required, ...optional];
    const left = [...shape.required, ...shape.optional];
    return [
      ...known.filter((each) => !left.includes(each)).map((each) => `${name}: ${each} is gone`),
      ...shape.required
        .filter((each) => !required.includes(each))
        .map((each) => `${name}: ${each} is required`),
    ];
  }),
];
