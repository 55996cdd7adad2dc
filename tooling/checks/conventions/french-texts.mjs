import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf, root } from '../../build/paths.mjs';

/** @typedef {{ place: string, text: string }} FoundText */

/** Texts that the contract or the specifications write with a straight apostrophe or an ordinary space. */
const QUOTED = new Set(
  /** @type {{ text: string }[]} */ (
    JSON.parse(readFileSync(join(root, 'shared-contract/src/testing/quoted-texts.json'), 'utf8'))
  ).map(({ text }) => text),
);
/** Names of controls that the contract fixes. */
const CONTROLS = new Set([
  "J'accepte",
  "J'accepte les conditions",
  "M'inscrire à la session",
  "Nombre d'invités",
  "Photo d'identité",
]);

const SOURCE = /\.tsx?$/;
const ASIDE = /\.test\.tsx?$|(^|\/)(testing|gallery|migrations)\//;

/** @param {string} name a package */
const sourcesOf = (name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !ASIDE.test(file))
    .map((file) => join(name, 'src', file));

/** @param {ts.Node} node */
const textOf = (node) => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : null;
};

/**
 * All texts of a source file with lines: strings, template parts, JSX text; import specifiers excluded.
 *
 * @param {string} file
 * @param {string} source
 * @returns {FoundText[]}
 */
export const textsIn = (file, source) => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {FoundText[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== null && !QUOTED.has(text) && !CONTROLS.has(text)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

/**
 * The texts of packages.
 *
 * @param {string[]} names
 */
export const textsOf = (names) =>
  names.flatMap(sourcesOf).flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));

/** @param {unknown} value @returns {string[]} */
const stringsIn = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/**
 * Every text in JSON files, such as the titles of a domain's declaration.
 *
 * @param {string[]} files
 * @returns {FoundText[]}
 */
export const jsonTextsOf = (files) =>
  files.flatMap((place) =>
    stringsIn(JSON.parse(readFileSync(join(root, place), 'utf8'))).map((text) => ({ place, text })),
  );

/** Words that `docs/glossaire.md` forbids. */
export const refusedWords = () => {
  const [, table = ''] = readFileSync(join(root, 'docs/glossaire.md'), 'utf8').split('## Un mot par chose');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
};

/** SQL and CSS are no French. */
const CODE =
  /\bselect\b[\s\S]*\bfrom\b|\binsert into\b|\bcreate or replace\b|\bupdate \S+ set\b|calc\(|var\(--/i;

const RULES = /** @type {const} */ ([
  ['ordinary space before « : »', / :(?=[\s<]|$)/],
  ['ordinary space before « ; ? ! »', / [;?!](?=[\s<»]|$)/],
  ['ordinary space before « % »', / %(?!\w)/],
  ['ordinary space inside guillemets', /« | »/],
  ['ordinary space before a unit', /\d (Mo|ko|octets|ECTS|€)(?![\p{L}])/u],
  ['straight apostrophe', /(^|[\s(«\u00a0])([ldnsjmtc]|qu|jusqu|lorsqu|puisqu)'[\p{L}«]/iu],
  [
    'masculine only',
    /(?<!\p{L})(êtes|serez|soyez|étiez)( pas| plus| déjà| encore| bien)* (inscrit|averti|invité|connecté|reconnecté|dispensé|admis|diplômé|prié|convoqué)(?![\p{L}·(-])/u,
  ],
]);

const WORD_EDGE = '(?<![\\p{L}\\p{N}@/._-])';

/**
 * Problems of a text; empty when fine.
 *
 * @param {string} text
 * @param {readonly string[]} refused words of no text
 */
export const faultsOf = (text, refused) => {
  if (CODE.test(text)) return [];
  const typographic = RULES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  // A word alone is a key or an icon; French sentences have spaces.
  const isSentence = /[\s\u00a0\u202f]/.test(text.trim()) || /^[A-ZÉÀ]/.test(text);
  const words = refused.filter((word) =>
    new RegExp(`${WORD_EDGE}${word}(?![\\p{L}\\p{N}_:@/.-])`, 'u').test(text),
  );
  return [...typographic, ...(isSentence ? words.map((word) => `« ${word} »`) : [])];
};
