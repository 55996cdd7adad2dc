import { XMLParser } from 'fast-xml-parser';
import { StatementError } from './statement';

type Node = Record<string, unknown>;

const LISTS = new Set([
  ...['Stmt', 'Rpt', 'Ntfctn', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd', 'Prtry'],
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: false,
  isArray: (name) => LISTS.has(name),
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Node at a path of tags; undefined where one is absent. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), value);

export const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  const inner = at(value, '#text');
  return typeof inner === 'string' ? inner.trim() || null : null;
};

export const textAt = (value: unknown, ...path: string[]): string | null => textOf(at(value, ...path));

/** The characters of a file in the encoding that it declares; some banks still write ISO-8859-1. */
const decode = (bytes: Uint8Array): string => {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const label = /^[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    throw new StatementError(`Ce fichier est dans un codage inconnu\u00a0: ${label}.`);
  }
};

/** The tree of an XML file; throws StatementError. A document type is refused unread. */
export const readXml = (bytes: Uint8Array): unknown => {
  const text = decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new StatementError('Un relevé ne contient pas de DTD.');
  try {
    return parser.parse(text, true);
  } catch {
    throw new StatementError('Ce fichier XML n’est pas bien formé.');
  }
};
