import type { Tx } from 'server-kernel/db/client';
import { dayOf, HOUR_MS } from 'shared-contract/base/days';
import { TP_HOURS_TO_REFUSE } from 'shared-contract/base/limits';
import { notifyAuditedDecision } from '../../shared/outbox/notify-decision';
import { findCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { courseLabel, groupLabel } from '../tp/tp.presenter';
import { findOwnGroups, reservedClashes } from './own-groups';
import { type NotifiedWish, reservePlaces } from './reserve-places.queries';
import { closedNotification, reservedNotification } from './wish-notifications';

/** The time to refuse, up to the next full hour: nobody has to remember « 5 h 16 ». */
const reservedUntil = (now: Date): Date =>
  new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + TP_HOURS_TO_REFUSE * HOUR_MS);

const placeOf = (wish: NotifiedWish) => ({ course: courseLabel(wish), group: groupLabel(wish) });

/** Her groups and exams at its hour: what she asked for may have been joined by others since. */
const clashesOf = async (tx: Tx, { etudiantId, groupeId }: NotifiedWish, now: Date): Promise<string[]> => {
  const today = dayOf(now);
  const enrolment = await findCurrentEnrolment(tx, etudiantId, today);
  return enrolment ? reservedClashes(groupeId, await findOwnGroups(tx, enrolment, today)) : [];
};

const notifyReserved = async (tx: Tx, kept: NotifiedWish, until: Date, now: Date): Promise<void> => {
  const notice = reservedNotification(placeOf(kept), until, await clashesOf(tx, kept, now));
  const target = `attente:${kept.attenteId}`;
  await notifyAuditedDecision(
    tx,
    { ...notice, etudiantId: kept.etudiantId, action: 'tp.place_gardee', target },
    now,
  );
};

/** Notifies that the wish has ended, or that the reserved place is lost. */
export const notifyClosed = async (tx: Tx, closed: NotifiedWish, now: Date): Promise<void> => {
  const { etudiantId, attenteId } = closed;
  const target = `attente:${attenteId}`;
  await notifyAuditedDecision(
    tx,
    { ...closedNotification(placeOf(closed)), etudiantId, action: 'tp.attente_close', target },
    now,
  );
};

/**
 * Keeps the free places of some groups for who is first in line and tells them, in the transaction that freed them; the
 * groups are locked. Resolves to how many there were.
 */
export const grantWaiting = async (tx: Tx, groupIds: readonly number[], now: Date): Promise<number> => {
  const until = reservedUntil(now);
  const kept = await reservePlaces(tx, groupIds, { now, until });
  for (const one of kept) await notifyReserved(tx, one, until, now);
  return kept.length;
};
