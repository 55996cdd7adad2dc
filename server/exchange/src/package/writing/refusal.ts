import type { Fault } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header, Kinds } from '../format/kinds';
import { usedReferences } from './sql';

/** Names and values in the detail of a refusal, whatever its language: `(a, b)=(1, 2)`. */
const KEY_DETAIL = /\((.+)\)=\((.*)\)/;

/** Headers that give a column; its own name where the file gives none. */
const headersOf = (kind: Kind, headers: readonly Header[], column: string): readonly string[] => {
  const own = headers.find(({ name }) => kind.fields[name]?.column.name === column);
  if (own) return [own.name];
  return usedReferences(kind, headers).find((one) => one.column.name === column)?.by ?? [column];
};

/** A rule of the database that no check foresaw: a fault of the file that says what is known of it, never a crash. */
export const refusalFault = (kinds: Kinds, kind: Kind, headers: readonly Header[], error: unknown): Fault => {
  const { code = '', constraint = '', column, detail = '' } = error as Record<string, string | undefined>;
  // 22: a value that its column can't hold; 23: a rule.
  if (!/^2[23]/.test(code)) throw error;
  const [, names = column ?? '', value = null] = KEY_DETAIL.exec(detail) ?? [];
  const told = names.split(', ').flatMap((name) => (name === '' ? [] : headersOf(kind, headers, name)));
  const [why, how] = kinds.wordsOf(constraint) ?? [
    `la base de données refuse une ligne de ce fichier${constraint && ` (règle ${constraint})`}`,
    'Relisez ce qui a changé dans ce fichier depuis le dernier import.',
  ];
  return {
    file: `${kind.name}.csv`,
    line: null,
    column: told.length > 0 ? [...new Set(told)].join(', ') : null,
    value,
    why,
    how,
  };
};
