import type { PgColumn } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Field, Kind, Reference } from './kind';

/** A header of a file, as it is read and written. */
export interface Header extends Field {
  name: string;
  /** An empty cell is a fault. */
  isRequired: boolean;
  /** References that it is a part of. */
  references: readonly Reference[];
  /** Only part of a reference, no column of the table. */
  isPointer: boolean;
  /** Left out of the file, as its kind allows: empty on each line. */
  isAbsent?: true;
}

/** The kinds of a package, each before those that point at it, with their headers worked out. */
export class Kinds {
  readonly #byName: Map<string, Kind>;

  constructor(
    readonly all: readonly Kind[],
    /** Error message and remedy by name of a database constraint. */
    private readonly rules: Readonly<Record<string, readonly [why: string, how: string]>> = {},
  ) {
    this.#byName = new Map(all.map((kind) => [kind.name, kind]));
  }

  /** The words of a rule of the database. */
  wordsOf(rule: string): readonly [why: string, how: string] | undefined {
    return this.rules[rule];
  }

  get(name: string): Kind {
    const kind = this.#byName.get(name);
    if (!kind) throw new Error(`no kind is called ${name}`);
    return kind;
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** The field behind a header: the kind's own, or that of the key it points at. */
  fieldOf(kind: Kind, header: string): Field {
    const own = kind.fields[header];
    if (own) return own;
    for (const { to, by } of kind.references ?? []) {
      const target = this.get(to);
      const place = target.key[by.indexOf(header)];
      if (place !== undefined) return this.fieldOf(target, place);
    }
    throw new Error(`${kind.name} has no header ${header}`);
  }

  /** Headers in the order of the file: those of its key and of what it points at, then its own. */
  headers(kind: Kind): Header[] {
    const pointers = (kind.references ?? []).flatMap(({ by }) => by);
    const names = [...new Set([...kind.key, ...pointers, ...Object.keys(kind.fields)])];
    return names.map((name) => this.#header(kind, name));
  }

  #header(kind: Kind, name: string): Header {
    const own = kind.fields[name];
    const references = (kind.references ?? []).filter(({ by }) => by.includes(name));
    const columns = own ? [own.column] : references.map(({ column }) => column);
    // What is remarked of a value is told where it is kept, not in each file that points at it.
    const { doubt: _, ...pointed } = this.fieldOf(kind, name);
    return {
      ...(own ?? { ...pointed, text: this.#pointerText(references) }),
      name,
      references,
      isPointer: !own,
      isRequired: columns.some((column) => column.notNull && !column.hasDefault),
    };
  }

  #pointerText(references: readonly Reference[]): string {
    const named = references.map(({ to, by }) => {
      const target = this.get(to);
      return `${target.title} (\`${to}.csv\`${by.length > 1 ? `, avec ${by.join(', ')}` : ''})`;
    });
    return `Renvoie à\u00a0: ${named.join(' et ')}.`;
  }

  /** Columns of the table that recognise a row. */
  keyColumns(kind: Kind): PgColumn[] {
    const keys = new Set(kind.key);
    const pointed = (kind.references ?? []).filter(({ by }) => by.every((header) => keys.has(header)));
    return [
      ...pointed.map(({ column }) => column),
      ...kind.key.flatMap((header) => kind.fields[header]?.column ?? []),
    ];
  }
}

/** The column that numbers the rows of a kind. */
export const idColumn = (kind: Kind): PgColumn => {
  const id = getTableConfig(kind.table).columns.find(({ primary }) => primary);
  if (!id) throw new Error(`${kind.name} is not numbered`);
  return id;
};
