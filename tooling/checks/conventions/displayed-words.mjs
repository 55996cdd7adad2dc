import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf, REMOTES, root, SERVER } from '../../build/paths.mjs';

/** What ships, the demo schools apart: their words are those that nobody else may know. */
const PACKAGES = [
  'release-store',
  'shared-router',
  'shared-contract',
  'shared-ui',
  'shared-auth',
  'shell',
  ...REMOTES,
  ...SERVER.filter((name) => name !== 'server/demo'),
];
const SOURCE = /\.tsx?$/;
const ASIDE = /\.test\.tsx?$|(^|\/)(testing|gallery|migrations)\//;

/**
 * Values that the specification itself fixes, whatever the school: states of a programme (S1 §3), priority (S2 §3),
 * words of an order's message (S1 §4).
 */
const SPECIFIED = new Set([
  'En préparation',
  'Soumis',
  'À modifier',
  'À signer',
  'Signé',
  'Validé',
  'Urgente',
  'traitée',
]);

/** Where the demo schools say their words, and the public lists that they take. */
const SCHOOLS = ['school', 'schools', 'people', 'records'].map((name) => `server/demo/src/${name}`);
const LISTS = ['pays.json', 'langues.json'];

/** @param {string} file @param {string} source */
const parse = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** @param {string} folder @param {RegExp} wanted */
const filesIn = (folder, wanted) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => wanted.test(file) && !ASIDE.test(file),
  );

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
const walk = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** A label: it begins with a capital and goes on in small letters, or is capitals a school's list may have. */
const LABEL = /^\p{Lu}[\p{L}\d.’' -]*\p{Ll}[\p{L}\d.’' -]*$/u;
/** A name of the code: `AccesCommande`, `EtudiantMatricule`. */
const IDENTIFIER = /^\p{Lu}[\p{L}\d]*\p{Ll}\p{Lu}|ID$/u;

/** @param {unknown} value @returns {string[]} */
const stringsIn = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** @returns {Set<string>} */
const schoolWords = () => {
  /** @type {string[]} */
  const words = LISTS.flatMap((name) =>
    stringsIn(JSON.parse(readFileSync(join(root, 'server/demo/src/data', name), 'utf8'))),
  );
  for (const folder of SCHOOLS)
    for (const file of filesIn(join(root, folder), SOURCE)) {
      const path = join(root, folder, file);
      walk(parse(path, readFileSync(path, 'utf8')), (node) => {
        if (ts.isStringLiteralLike(node)) words.push(node.text);
      });
    }
  return new Set(words.filter((word) => LABEL.test(word) && !IDENTIFIER.test(word)));
};

const WORDS = schoolWords();

const FOLDED_WORDS = new Set([...WORDS].map((word) => word.toLowerCase()));

/** Letters that no name of the code has. */
const FRENCH = /[À-ÖØ-öø-ÿŒœ’]/;

/**
 * A word that people read: one of a school's, or with letters that no name of the code has.
 *
 * @param {string} text
 * @param {boolean} isFolded the code compares without regard to capitals
 */
const isDisplayed = (text, isFolded) => {
  const word = text.replaceAll('\u00a0', ' ').replaceAll("'", '’').trim();
  if (SPECIFIED.has(word) || word.length < 2) return false;
  if (isFolded && FOLDED_WORDS.has(word.toLowerCase())) return true;
  return WORDS.has(word) || (FRENCH.test(word) && /\p{L}{2}/u.test(word));
};

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);
/** Methods that ask whether a text is, holds or begins with another. */
const ASKING = new Set(['includes', 'startsWith', 'endsWith', 'indexOf', 'has', 'localeCompare', 'match']);
/** Both sides are taken in small letters. */
const FOLDS = /\blower\s*\(|\.to(?:Locale)?LowerCase\(|\bilike\b/i;
/** SQL that compares with a text of its own. */
const IN_SQL = /(?:=|<>|!=|\blike|\bilike|\bin\s*\(|\bwhen)\s*'((?:[^']|'')+)'/gi;

/** @typedef {(name: string) => string | null} NameReader the text that a name stands for */

/** @param {ts.Expression | undefined} node @param {NameReader} textOf */
const wordOf = (node, textOf) => {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(node.text);
  return ts.isPropertyAccessExpression(node) ? textOf(node.getText()) : null;
};

/** Texts of an expression that something is compared with. @param {ts.Node} node @param {NameReader} textOf */
const comparedIn = (node, textOf) => {
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind))
    return [wordOf(node.left, textOf), wordOf(node.right, textOf)];
  if (ts.isCaseClause(node)) return [wordOf(node.expression, textOf)];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return sqlIn(node);
  const { name, expression } = node.expression;
  if (!ASKING.has(name.text)) return [];
  const list = ts.isArrayLiteralExpression(expression) ? expression.elements : [];
  return [...list, ...node.arguments].map((one) => wordOf(one, textOf));
};

/** @param {ts.Node} node */
const sqlIn = (node) => {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return [];
  return [...node.text.matchAll(IN_SQL)].map(([, text = '']) => text.replaceAll("''", "'"));
};

/** @typedef {{ name: string, text: string, isExported: boolean }} Constant */

/** @param {ts.Expression | undefined} node */
const bare = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node;

/**
 * Texts of a declaration, by the name under which they are compared: `TITLE`, `LABELS.email`.
 *
 * @param {ts.VariableDeclaration} declaration
 * @returns {Constant[]}
 */
const constantsOf = ({ name, initializer, parent }) => {
  const value = bare(initializer);
  if (!value || !ts.isIdentifier(name)) return [];
  const isExported = ts.isVariableStatement(parent.parent) && (parent.parent.modifiers ?? []).length > 0;
  if (ts.isStringLiteralLike(value)) return [{ name: name.text, text: value.text, isExported }];
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) && ts.isStringLiteralLike(one.initializer)
      ? [{ name: `${name.text}.${one.name.getText()}`, text: one.initializer.text, isExported }]
      : [],
  );
};

/**
 * The constants of a source, and the names that it declares itself: they are not those of another file.
 *
 * @param {ts.SourceFile} source
 */
const namesIn = (source) => {
  /** @type {Constant[]} */
  const constants = [];
  /** @type {Set<string>} */
  const declared = new Set();
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node)) constants.push(...constantsOf(node));
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    )
      declared.add(node.name.text);
  });
  return { source, constants, declared };
};

/**
 * Places of a source that compare with a displayed word.
 *
 * @param {ts.SourceFile} source
 * @param {NameReader} textOf
 */
const placesIn = (source, textOf) => {
  /** @type {string[]} */
  const places = [];
  walk(source, (node) => {
    for (const word of comparedIn(node, textOf)) {
      if (word === null || !isDisplayed(word, FOLDS.test(node.getText()))) continue;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      places.push(`${source.fileName}:${line + 1} « ${word} »`);
    }
  });
  return places;
};

/** @param {Constant[]} constants */
const byName = (constants) => new Map(constants.map(({ name, text }) => [name, text]));

/**
 * Where sources compare with a displayed word, given by their paths.
 *
 * @param {Record<string, string>} sources
 */
export const comparisonsIn = (sources) => {
  const files = Object.entries(sources).map(([file, source]) => namesIn(parse(file, source)));
  const exported = byName(files.flatMap(({ constants }) => constants.filter(({ isExported }) => isExported)));
  return files.flatMap(({ source, constants, declared }) => {
    const own = byName(constants);
    /** @param {string} name */
    const textOf = (name) =>
      own.get(name) ?? (declared.has(name.split('.')[0] ?? '') ? null : (exported.get(name) ?? null));
    return placesIn(source, textOf);
  });
};

/** Every source that ships, by its path. @returns {Record<string, string>} */
export const shippedSources = () =>
  Object.fromEntries(
    PACKAGES.flatMap((name) =>
      filesIn(join(folderOf(name), 'src'), SOURCE).map((file) => {
        const path = join(name, 'src', file);
        return [path, readFileSync(join(root, path), 'utf8')];
      }),
    ),
  );
