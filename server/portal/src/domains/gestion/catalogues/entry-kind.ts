import type { Executor, Tx } from 'server-kernel/db/client';
import type { EntryValues } from 'server-schema/gestion/catalogues';
import type { FieldProblem } from 'shared-contract';
import type { AuditAction } from 'shared-contract/base/audit-actions';
import type { BodyResult } from 'shared-contract/base/check-body';
import type { Question } from 'shared-contract/base/plausibility';
import { composeText } from 'shared-contract/base/texts';
import type { CatalogueEntryName, EntryEffect } from 'shared-contract/catalogues/catalogues';

/** One row of a catalogue, as it is now. */
export interface Entry<Values extends EntryValues = EntryValues> {
  id: number;
  values: Values;
  /** Programmes that hold it. */
  sections: number[];
}

/** Effects of a change. */
export interface Consequences extends Omit<EntryEffect, 'Conflits' | 'Prevenus'> {
  /** Asked before it is saved. */
  questions: Question[];
  /** Students to be told of it. */
  students: number[];
}

/** A change that is in the history. */
export interface WrittenChange {
  /** Students to be told of it. */
  students: readonly number[];
  changementId: number;
  now: Date;
}

export const NO_CONSEQUENCES: Consequences = {
  Concernes: 0,
  Exemplaires: 0,
  LocauxLibres: [],
  questions: [],
  students: [],
};

/**
 * One catalogue: how a row of it is found, judged, changed and told. Values of one kind alone are given to it, by its
 * schema or from its own history.
 */
export interface EntryKind<Values extends EntryValues = EntryValues> {
  name: CatalogueEntryName;
  /** Audit action of a change. */
  action: AuditAction;
  /** Judges values as a body's `Apres`. */
  parse(values: unknown): BodyResult<Values>;
  /** A row, or null; locked until the transaction ends where `isLocked`. */
  find(db: Executor, id: number, isLocked: boolean): Promise<Entry<Values> | null>;
  /** Problems that forbid a change for anybody. */
  judge(db: Executor, entry: Entry<Values>, wanted: Values, now: Date): Promise<FieldProblem[]>;
  weigh(db: Executor, entry: Entry<Values>, wanted: Values, now: Date): Promise<Consequences>;
  write(tx: Tx, entry: Entry<Values>, wanted: Values): Promise<void>;
  /** Notifies students of a written change. */
  notify(tx: Tx, entry: Entry<Values>, written: WrittenChange): Promise<void>;
}

/** What a body says is composed; a row may be older than that. */
const composed = (value: unknown): unknown =>
  typeof value === 'string' ? composeText(value) : (value ?? '');

const same = (one: unknown, other: unknown): boolean => composed(one) === composed(other);

/** True when two states of an entry are equal; null and empty texts are. */
export const isSameEntry = (one: EntryValues, other: EntryValues): boolean =>
  Object.keys(one).every((field) => same(one[field], other[field]));

/** The fields that differ. */
export const changedFields = (before: EntryValues, after: EntryValues) =>
  Object.keys(after)
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ Champ: field, Avant: before[field] ?? null, Apres: after[field] ?? null }));
