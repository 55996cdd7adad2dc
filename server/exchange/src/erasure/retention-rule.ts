import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from 'server-kernel/db/client';

/** Effect of a person's erasure on her rows of a table. */
export type Erasure =
  /** All of them go. */
  | 'rows'
  /** Deletes rows that no kept row references. */
  | 'unreferenced'
  /** They stay. */
  | 'nothing'
  /** Deletes rows by values of a column. */
  | { column: string; values: readonly string[] }
  /** Deletes rows that no column of theirs gives to a student; resolves to how many. */
  | { remove: (tx: Tx, etudiantId: number) => Promise<number> }
  /** They stay, with these columns at these values. */
  | { columns: Readonly<Record<string, null | boolean>> };

/** Retention rule of a table: period, reason and effect of an erasure; texts are French. */
export interface RetentionRule {
  table: PgTable;
  kept: string;
  why: string;
  /** Task of `app.retention` that ends it; without one, nothing but an erasure does. */
  task?: string;
  erasure: Erasure;
  /** Title of the table's content, where the data copy has none. */
  title?: string;
}

type Rest = Partial<Pick<RetentionRule, 'task' | 'title'>>;

/** Rows that an erasure removes. */
export const erasedRule = (table: PgTable, kept: string, why: string, rest: Rest = {}): RetentionRule => ({
  table,
  kept,
  why,
  erasure: 'rows',
  ...rest,
});

/** Rows that stay after an erasure. */
export const keptRule = (table: PgTable, kept: string, why: string, rest: Rest = {}): RetentionRule => ({
  table,
  kept,
  why,
  erasure: 'nothing',
  ...rest,
});

/** The words of the rules that several domains have in common. */
export const RETENTION_PERIODS = {
  forGood: 'toujours',
  untilErased: 'jusqu’à l’effacement',
  withItsAct: 'avec l’acte',
} as const;

/** Reasons that several domains have in common. */
export const RETENTION_REASONS = {
  academic: 'dossier académique\u00a0: l’école répond des études, des résultats et des diplômes',
  accounts: 'pièce comptable',
  health: 'donnée de santé, sans utilité après les études',
  comfort: 'utile à la personne seule, pendant ses études',
} as const;
