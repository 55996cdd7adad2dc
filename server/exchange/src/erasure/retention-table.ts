import { getTableName } from 'drizzle-orm';
import { NOT_OWN, nameOfTable, OWN_TABLES } from '../own-data/own-tables.queries';
import type { Erasure, RetentionRule } from './retention-rule';

const ERASURE: Record<string, string> = {
  rows: 'effacé',
  unreferenced: 'effacé, sauf ce qu’un acte gardé nomme',
  nothing: 'gardé',
};

const code = (words: readonly string[]): string => words.map((one) => `\`${one}\``).join(', ');

const erasureWords = (erasure: Erasure): string => {
  if (typeof erasure === 'string') return ERASURE[erasure] ?? '';
  if ('remove' in erasure) return 'effacé';
  if ('values' in erasure)
    return `effacé pour ${erasure.values.map((one) => `«\u00a0${one}\u00a0»`).join(', ')}`;
  const columns = Object.entries(erasure.columns);
  const blank = columns.filter(([, value]) => value === null).map(([name]) => name);
  const off = columns.filter(([, value]) => value === false).map(([name]) => name);
  return `gardé, sans ${code(blank)}${off.length > 0 ? `, ${code(off)} à faux` : ''}`;
};

/** French title of a table's content; throws for a table without one. */
export const titleOf = ({ table, title }: RetentionRule): string => {
  const found = title ?? OWN_TABLES.find((one) => one.table === table)?.title;
  if (found === undefined) throw new Error(`nobody says what ${getTableName(table)} holds`);
  return found;
};

const line = (rule: RetentionRule): string => {
  const task = rule.task === undefined ? '–' : `\`${rule.task}\``;
  return `| ${titleOf(rule)} (\`${getTableName(rule.table)}\`) | ${rule.kept} | ${task} | ${erasureWords(rule.erasure)} | ${rule.why} |`;
};

/** A table of docs/conservation.md. */
export const retentionTable = (rules: readonly RetentionRule[]): string =>
  [
    '| quoi | gardé | fin | à l’effacement | pourquoi |',
    '| --- | --- | --- | --- | --- |',
    ...rules.map(line),
  ].join('\n');

/** Tables with rows about people for which nobody has said how long they are kept; none, when all is well. */
export const tablesWithoutRule = (rules: readonly RetentionRule[]): string[] => {
  const ruled = new Set(rules.map(({ table }) => getTableName(table)));
  return OWN_TABLES.map(nameOfTable).filter((name) => !ruled.has(name));
};

/** Tables about people without a retention rule, and why. */
export const nonPersonalTables = (rules: readonly RetentionRule[]): string[] => {
  const ruled = new Set(rules.map(({ table }) => getTableName(table)));
  return Object.entries(NOT_OWN)
    .filter(([name]) => !ruled.has(name))
    .map(([name, why]) => `- \`${name}\`\u00a0: ${why}.`);
};
