import type { Database, Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound } from 'server-kernel/errors';
import type { AccessFlag } from 'shared-contract';
import { ACCESS_FLAGS } from 'shared-contract';
import { formatInstant } from 'shared-contract/base/dates';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { composeText } from 'shared-contract/base/texts';
import type { PeriodWindow } from 'shared-contract/gestion/periods';
import type { AuditedDecision } from '../../shared/outbox/notify-decision';
import type { Scope } from '../scope.queries';
import { mayMoveWindow } from './periods.policy';
import {
  findChange,
  findChanges,
  findWindow,
  insertChange,
  lockWindow,
  type WindowKey,
  writeWindow,
} from './periods.queries';

interface By {
  /** Sections of who changes it; null = all. */
  scope: Scope;
  compteId: number;
  audit: NonNullable<AuditedDecision['audit']>;
  now: Date;
}

export interface ChangePeriod extends By {
  key: WindowKey;
  /** Window as last read, for optimistic locking; null = none. */
  before: PeriodWindow | null;
  /** From now on; null = a section does as the whole school. */
  after: PeriodWindow | null;
}

const sameInstant = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

const isSame = (one: PeriodWindow | null, other: PeriodWindow | null): boolean =>
  one === null || other === null
    ? one === other
    : sameInstant(one.Ouverture, other.Ouverture) &&
      sameInstant(one.Fermeture, other.Fermeture) &&
      composeText(one.Message ?? '') === composeText(other.Message ?? '');

const changed = async (tx: Tx, key: WindowKey) => {
  const [last] = await findChanges(tx, key);
  const by = last ? ` par ${last.par ?? 'l’école'}, ${formatInstant(last.change.faitLe.toISOString())}` : '';
  return conflict(
    PROBLEM_CODES.periodChanged,
    `Cette période a été changée${by} depuis que vous l’avez ouverte. Rien n’a été enregistré\u00a0: relisez-la.`,
  );
};

const targetOf = ({ flag, programmeId }: WindowKey): string =>
  programmeId === null ? `periode:${flag}` : `periode:${flag}:${programmeId}`;

const NOT_ORGANISED = {
  path: 'ProgrammeID',
  message: 'Cette période n’est pas encore organisée pour toute l’école.',
};

/** A section's window stands in the place of the school's: there has to be one. */
const isOrganised = async (tx: Tx, { flag, programmeId }: WindowKey): Promise<boolean> =>
  programmeId === null || (await findWindow(tx, { flag, programmeId: null })) !== null;

const replace = async (tx: Tx, { key, before, after, ...by }: ChangePeriod, isUndo: boolean) => {
  const present = await lockWindow(tx, key);
  if (!isSame(present, before)) throw await changed(tx, key);
  if (after !== null && !(await isOrganised(tx, key))) throw invalid([NOT_ORGANISED]);
  if (isSame(present, after)) return;
  if (!(await writeWindow(tx, key, { before: present, after }))) throw await changed(tx, key);
  await insertChange(tx, {
    ...key,
    compteId: by.compteId,
    faitLe: by.now,
    avant: present,
    apres: after,
    estAnnulation: isUndo,
  });
  const action = isUndo ? 'periode.annulee' : 'periode.modifiee';
  await by.audit(tx, { action, etudiantId: null, target: targetOf(key) });
};

/**
 * Opens, moves or closes a window, if it still is the one that was seen; students are under it from their next call on.
 *
 * @throws ApiProblem 404 outside one's sections, 409 when somebody else changed it
 */
export const changePeriod = (db: Database, change: ChangePeriod): Promise<void> =>
  db.transaction(async (tx) => {
    if (!mayMoveWindow(change.scope, change.key)) throw absentWindow();
    await replace(tx, change, false);
  });

/** Outside one's sections nothing is: not told apart from what does not exist. */
export const absentWindow = () => notFound('Cette période n’est pas d’une de vos sections.');

const flagOf = (text: string): AccessFlag | undefined => ACCESS_FLAGS.find((one) => one === text);

/**
 * Puts a window back as it was before its last change.
 *
 * @throws ApiProblem 404 outside one's sections, 409 when something came after that change
 */
export const undoChange = (db: Database, changementId: number, by: By): Promise<void> =>
  db.transaction(async (tx) => {
    const change = await findChange(tx, changementId);
    const flag = change && flagOf(change.flag);
    if (!change || !flag) throw absentWindow();
    const key = { flag, programmeId: change.programmeId };
    if (!mayMoveWindow(by.scope, key)) throw absentWindow();
    const [last] = await findChanges(tx, key);
    if (last?.change.changementId !== changementId) throw await changed(tx, key);
    await replace(tx, { key, before: change.apres, after: change.avant, ...by }, true);
  });
