import type { Tx } from 'server-kernel/db/client';
import { dayOf, HOUR_MS } from 'shared-contract/base/days';
import { TP_HOURS_TO_REFUSE } from 'shared-contract/base/limits';
import { tellStudent } from '../../shared/outbox/tell-student';
import { findCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { courseLabel, groupLabel } from '../tp/tp.presenter';
import { keepPlaces, type ToldWish } from './grant-waiting.queries';
import { findOwnGroups, keptClashes } from './own-groups';
import { closedNotice, keptNotice } from './wish-notices';

/** The time to refuse, up to the next full hour: nobody has to remember « 5 h 16 ». */
const keptUntil = (now: Date): Date =>
  new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + TP_HOURS_TO_REFUSE * HOUR_MS);

const placeOf = (wish: ToldWish) => ({ course: courseLabel(wish), group: groupLabel(wish) });

/** Her groups and exams at its hour: what she asked for may have been joined by others since. */
const clashesOf = async (tx: Tx, { etudiantId, groupeId }: ToldWish, now: Date): Promise<string[]> => {
  const today = dayOf(now);
  const enrolment = await findCurrentEnrolment(tx, etudiantId, today);
  return enrolment ? keptClashes(groupeId, await findOwnGroups(tx, enrolment, today)) : [];
};

const tellKept = async (tx: Tx, kept: ToldWish, until: Date, now: Date): Promise<void> => {
  const notice = keptNotice(placeOf(kept), until, await clashesOf(tx, kept, now));
  const target = `attente:${kept.attenteId}`;
  await tellStudent(tx, { ...notice, etudiantId: kept.etudiantId, action: 'tp.place_gardee', target }, now);
};

/** Tells her that no place will come any more, or that the one that was kept is not hers after all. */
export const tellClosed = async (tx: Tx, closed: ToldWish, now: Date): Promise<void> => {
  const { etudiantId, attenteId } = closed;
  const target = `attente:${attenteId}`;
  await tellStudent(
    tx,
    { ...closedNotice(placeOf(closed)), etudiantId, action: 'tp.attente_close', target },
    now,
  );
};

/**
 * Keeps the free places of some groups for who is first in line and tells them, in the transaction that freed them; the
 * groups are locked. Resolves to how many there were.
 */
export const grantWaiting = async (tx: Tx, groupIds: readonly number[], now: Date): Promise<number> => {
  const until = keptUntil(now);
  const kept = await keepPlaces(tx, groupIds, { now, until });
  for (const one of kept) await tellKept(tx, one, until, now);
  return kept.length;
};
