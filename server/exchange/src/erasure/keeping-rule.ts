import type { PgTable } from 'drizzle-orm/pg-core';

/** What the erasure of a person does to her rows of a table. */
export type Erasure =
  /** All of them go. */
  | 'rows'
  /** Those go that nothing which is kept points at. */
  | 'unreferenced'
  /** They stay. */
  | 'nothing'
  /** Those go of which the column has one of these values. */
  | { column: string; values: readonly string[] }
  /** They stay, with these columns at these values. */
  | { columns: Readonly<Record<string, null | boolean>> };

/** How long a kind of data is kept, why, and what an erasure does to it; texts are French. */
export interface KeepingRule {
  table: PgTable;
  kept: string;
  why: string;
  /** Task of `app.retention` that ends it; without one, nothing but an erasure does. */
  task?: string;
  erasure: Erasure;
  /** What the table holds, where a copy of one's data does not say it. */
  title?: string;
}

type Rest = Partial<Pick<KeepingRule, 'task' | 'title'>>;

/** Rows that an erasure removes. */
export const erased = (table: PgTable, kept: string, why: string, rest: Rest = {}): KeepingRule => ({
  table,
  kept,
  why,
  erasure: 'rows',
  ...rest,
});

/** Rows that stay after an erasure. */
export const kept = (table: PgTable, kept: string, why: string, rest: Rest = {}): KeepingRule => ({
  table,
  kept,
  why,
  erasure: 'nothing',
  ...rest,
});

/** The words of the rules that several domains have in common. */
export const KEPT = {
  forGood: 'toujours',
  untilErased: 'jusqu’à l’effacement',
  withItsAct: 'avec l’acte',
} as const;

/** Reasons that several domains have in common. */
export const WHY = {
  academic: 'dossier académique\u00a0: l’école répond des études, des résultats et des diplômes',
  accounts: 'pièce comptable',
  health: 'donnée de santé, sans utilité après les études',
  comfort: 'utile à la personne seule, pendant ses études',
} as const;
