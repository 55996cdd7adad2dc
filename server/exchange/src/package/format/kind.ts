import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Type of a cell; `euros` is stored in cents, `words` is a list separated by spaces, `mark` a number or one word. */
export type CellType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'euros'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'hour'
  | 'words'
  | 'mark';

/** A value that can be read and is hardly what was meant: remarked, and imported. */
export interface Doubt {
  isPlausible: (value: string) => boolean;
  why: string;
  how: string;
}

/** Constraints of a cell beyond its type. */
export interface FieldRules {
  /** Kept in euro cents. */
  euros?: true;
  /** A decimal that may be one word instead, `ABS`; this column holds it, and one of the two is empty. */
  orWord?: PgColumn;
  /** A text that is an hour of the day, kept as `08:30`. */
  hour?: true;
  /** Least and greatest of a number. */
  range?: readonly [number, number];
  /** Characters at most; 200 without it. */
  max?: number;
  /** Values that are allowed. */
  choices?: readonly string[];
  /** The whole value. */
  pattern?: RegExp;
  /** What people write between the signs of a code, left out of it before it is judged. */
  separators?: RegExp;
  /** Example of a value that matches `pattern`. */
  example?: string;
  /** Values that are remarked. */
  doubt?: Doubt;
  /** May span lines: texts and HTML. */
  lines?: true;
  /** Given by the school when the row is added; from then on the portal and the student decide, and a
   * difference is a conflict that is listed, never won. */
  once?: true;
  /** As `once` for the rows (`t`, SQL) where the student acted; the others follow the school. */
  keptWhere?: { rows: string; why: string };
}

export interface Field extends FieldRules {
  column: PgColumn;
  /** French: what it is. */
  text: string;
}

/** A column that points at a row of another kind, by that kind's key. */
export interface Reference {
  column: PgColumn;
  /** Name of the other kind. */
  to: string;
  /** Headers of this file that hold the other's key, in its order. */
  by: readonly string[];
  /** As in FieldRules. */
  once?: true;
}

/** A column that is worked out from the others of its row. */
export interface Derived {
  column: PgColumn;
  from: readonly string[];
  of: (values: Record<string, string>) => string;
}

/** A rule over the whole file and the rows that the portal has: SQL that tells its breaches. */
export interface KindRule {
  /**
   * Name of the staged table → rows of `line`, `value`; `other` is the staged table of another kind of the package, null
   * where it has no such file.
   */
  breaches: (stage: string, other: (kind: string) => string | null) => string;
  header: string;
  /** Headers beside the key without which it is not asked. */
  needs?: readonly string[];
  /** Reported without refusing the package. */
  isRemark?: true;
  why: string;
  how: string;
}

/** One file of a package: what it holds, where that is kept, how a row is recognised. */
export interface Kind {
  /** Name of the file, without `.csv`. */
  name: string;
  /** French: `Inscriptions`, and a sentence. */
  title: string;
  text: string;
  table: PgTable;
  /** SQL on `t`: rows that are exported; all of them without it. */
  only?: string;
  /** Headers that recognise a row, whatever its number in the portal. */
  key: readonly string[];
  /** Headers of the key that a file may leave out: empty then on each line. */
  mayLack?: readonly string[];
  /** Headers of the file that are columns of the table. */
  fields: Readonly<Record<string, Field>>;
  references?: readonly Reference[];
  derived?: readonly Derived[];
  /** Rows are added only for a student who has none of them yet: from then on they are hers. */
  ownedBy?: PgColumn;
  /** A row is closed by this value of this header, and never removed. */
  closes?: { header: string; value: 'true' | 'false' };
  rules?: readonly KindRule[];
  /** Statements that follow the rows of this kind, each to be repeated without effect. */
  after?: readonly string[];
  /** Corresponding terms of Edu-API, OneRoster and OOAPI. */
  standards: readonly [eduApi: string, oneRoster: string, ooapi: string];
}

/** Declares a field. */
export const field = (column: PgColumn, text: string, rules: FieldRules = {}): Field => ({
  column,
  text,
  ...rules,
});

/** Declares a reference to a row of another kind. */
export const reference = (
  column: PgColumn,
  to: string,
  by: readonly string[],
  rules: Pick<Reference, 'once'> = {},
): Reference => ({ column, to, by, ...rules });
