import type { Database, Executor, Tx } from 'server-kernel/db/client';
import { conflict, forbidden, invalid, notFound } from 'server-kernel/errors';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import type { EntryValues } from 'server-schema/gestion/catalogues';
import { formatInstant } from 'shared-contract/base/dates';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { CatalogueEntryName, EntrySaved } from 'shared-contract/catalogues/catalogues';
import type { AuditedDecision } from '../../shared/outbox/notify-decision';
import { covers, type Scope } from '../scope.queries';
import { type EntryKey, findEntryChange, findEntryChanges, insertEntryChange } from './changes.queries';
import { type Entry, type EntryKind, isSameEntry } from './entry-kind';
import { kindOf } from './kinds';

interface By {
  /** Sections of who changes it; null = all. */
  scope: Scope;
  compteId: number;
  audit: NonNullable<AuditedDecision['audit']>;
  /** Called when nothing changed. */
  onSame: () => void;
  now: Date;
}

export interface ChangeEntry extends By {
  key: EntryKey;
  /** Values as last read, for optimistic locking. */
  before: EntryValues;
  /** From now on. */
  after: EntryValues;
  /** Confirmed question codes; undefined when no question was asked. */
  confirmed: readonly string[] | undefined;
}

/** Outside one's sections nothing is: not told apart from what does not exist. */
const absentEntry = () => notFound('Cette fiche n’est pas d’une de vos sections.');

const notYours = () =>
  forbidden(
    PROBLEM_CODES.rightMissing,
    'D’autres sections que les vôtres s’en servent aussi\u00a0: rien n’a été enregistré.',
  );

/** Entries without a programme are readable by every desk account. */
export const isReadable = (scope: Scope, sections: readonly number[]): boolean =>
  scope === null || sections.some((id) => covers(scope, id));

/** Changing an entry requires all of its sections. */
export const isChangeable = (scope: Scope, sections: readonly number[]): boolean =>
  scope === null || (sections.length > 0 && sections.every((id) => covers(scope, id)));

/** The kind of a name and its row, if the person may read it. */
export const readEntry = async (
  db: Executor,
  { genre, id }: { genre: string; id: number },
  scope: Scope,
  isLocked = false,
): Promise<{ kind: EntryKind; entry: Entry }> => {
  const kind = kindOf(genre);
  const entry = kind && (await kind.find(db, id, isLocked));
  if (!kind || !entry || !isReadable(scope, entry.sections)) throw absentEntry();
  return { kind, entry };
};

const changed = async (tx: Tx, key: EntryKey) => {
  const [last] = await findEntryChanges(tx, key);
  const by = last ? ` par ${last.par ?? 'l’école'}, ${formatInstant(last.change.faitLe.toISOString())}` : '';
  return conflict(
    PROBLEM_CODES.entryChanged,
    `Cette fiche a été changée${by} depuis que vous l’avez ouverte. Rien n’a été enregistré\u00a0: relisez-la.`,
  );
};

const replace = async (tx: Tx, change: ChangeEntry, isUndo: boolean): Promise<EntrySaved> => {
  const { key, before, after, confirmed, compteId, now } = change;
  const { kind, entry } = await readEntry(tx, key, change.scope, true);
  if (!isChangeable(change.scope, entry.sections)) throw notYours();
  if (!isSameEntry(entry.values, before)) throw await changed(tx, key);
  if (isSameEntry(entry.values, after)) {
    change.onSame();
    return { Prevenus: 0 };
  }
  const faults = await kind.judge(tx, entry, after, now);
  if (faults.length > 0) throw invalid(faults, faults[0]?.message);
  const { questions, students } = await kind.weigh(tx, entry, after, now);
  requireConfirmed(questions, confirmed);
  await kind.write(tx, entry, after);
  const changementId = await insertEntryChange(tx, {
    genre: key.genre,
    objetId: key.id,
    compteId,
    faitLe: now,
    avant: entry.values,
    apres: after,
    prevenus: students.length,
    estAnnulation: isUndo,
  });
  const action = isUndo ? 'catalogue.annule' : kind.action;
  await change.audit(tx, { action, etudiantId: null, target: `${key.genre}:${key.id}` });
  await kind.notify(tx, entry, { students, changementId, now });
  return { Prevenus: students.length };
};

/**
 * Changes a row of a catalogue, if it still is the one that was seen; who is concerned is told in the same transaction.
 *
 * @throws ApiProblem 404 outside one's sections, 403 where others hold it too, 409 when somebody else changed it or
 * something is to be confirmed, 422 below what is taken
 */
export const changeEntry = (db: Database, change: ChangeEntry): Promise<EntrySaved> =>
  db.transaction((tx) => replace(tx, change, false));

/**
 * Puts a row back as it was before its last change; who had been told is told again.
 *
 * @throws ApiProblem as `changeEntry`, 409 when something came after that change
 */
export const undoEntry = (db: Database, changementId: number, by: By): Promise<EntrySaved> =>
  db.transaction(async (tx) => {
    const change = await findEntryChange(tx, changementId);
    if (!change) throw absentEntry();
    const key: { genre: CatalogueEntryName; id: number } = { genre: change.genre, id: change.objetId };
    await readEntry(tx, key, by.scope, true);
    const [last] = await findEntryChanges(tx, key);
    if (last?.change.changementId !== changementId) throw await changed(tx, key);
    const undone = { key, before: change.apres, after: change.avant, confirmed: undefined, ...by };
    return replace(tx, undone, true);
  });
