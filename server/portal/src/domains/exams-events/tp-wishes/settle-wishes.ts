import type { FastifyInstance } from 'fastify';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Tx } from 'server-kernel/db/client';
import { issueReceipt } from '../../shared/receipts/issue-receipt.queries';
import { TP_MAIL } from '../act-mails';
import { noteReceipt } from '../tp/grant-places.queries';
import { courseLabel, groupLabel } from '../tp/tp.presenter';
import { grantWaiting, notifyClosed } from './reserve-places';
import { closeWishes, findGroupsToGrant } from './reserve-places.queries';
import {
  type DueWish,
  findChosenGroup,
  findDueWishes,
  lockEnrolment,
  takeDueWish,
  writeGroup,
} from './settle-wishes.queries';
import { freePlace, lockGroups } from './wishes.queries';

/** Services that the waiting lists need. */
type WishServices = Pick<FastifyInstance, 'db' | 'clock'>;

/** Wishes and groups looked at in one go. */
const BATCH = 20;

const giveReceipt = async (tx: Tx, due: DueWish, now: Date): Promise<void> => {
  const { Numero } = await issueReceipt(tx, {
    etudiantId: due.etudiantId,
    Domaine: 'Travaux pratiques',
    Objet: 'Inscription aux groupes de travaux pratiques',
    Lignes: [{ Code: due.code, Libelle: courseLabel(due), Valeur: groupLabel(due), Genre: 'detail' }],
    Colonnes: { Libelle: 'Activité', Valeur: 'Groupe' },
    mail: TP_MAIL,
    isGiven: true,
    now,
  });
  await noteReceipt(tx, due.inscriptionId, [due.groupeId], Numero);
};

/** Gives a place back, for who waits there. */
const leaveGroup = async (tx: Tx, groupeId: number, now: Date): Promise<void> => {
  await freePlace(tx, groupeId);
  await grantWaiting(tx, [groupeId], now);
};

/** The kept place is hers: its receipt, and the place that she leaves, with it or not at all. */
const takePlace = async (tx: Tx, due: DueWish, before: number | null, now: Date): Promise<void> => {
  await writeGroup(tx, due, now);
  await giveReceipt(tx, due, now);
  if (before !== null) await leaveGroup(tx, before, now);
  await insertAuditEvent(tx, {
    at: now,
    role: 'system',
    action: 'tp.inscription',
    etudiantId: due.etudiantId,
    target: `groupes:${due.groupeId}`,
  });
};

/** One kept place whose time to refuse is over; it goes on where the course is no longer hers. */
const settleOne = (app: WishServices, due: DueWish): Promise<void> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    await lockEnrolment(tx, due.inscriptionId);
    const before = await findChosenGroup(tx, due);
    await lockGroups(tx, before === null ? [due.groupeId] : [due.groupeId, before]);
    const isHers = await takeDueWish(tx, due.attenteId);
    // Another server, or she herself, was first.
    if (isHers === null) return;
    if (isHers) return takePlace(tx, due, before, now);
    await leaveGroup(tx, due.groupeId, now);
    await notifyClosed(tx, due, now);
  });

/** The lines in which nobody can be given a place any more end, and who was in them is told. */
const closeEndedWishes = (app: WishServices): Promise<number> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const closed = await closeWishes(tx, now, BATCH);
    for (const one of closed) await notifyClosed(tx, one, now);
    return closed.length;
  });

const grantGroup = (app: WishServices, groupeId: number): Promise<number> =>
  app.db.transaction(async (tx) => {
    await lockGroups(tx, [groupeId]);
    return grantWaiting(tx, [groupeId], app.clock.now());
  });

/**
 * Sweep of the waiting lists: closes those whose window ended, gives out reserved places that were not refused in time,
 * and reserves places of a raised capacity. Resolves to whether more may be due.
 */
export const settleWishes = async (app: WishServices): Promise<boolean> => {
  const closed = await closeEndedWishes(app);
  const now = app.clock.now();
  const due = await findDueWishes(app.db.orm, now, BATCH);
  for (const one of due) await settleOne(app, one);
  const groups = await findGroupsToGrant(app.db.orm, now, BATCH);
  for (const id of groups) await grantGroup(app, id);
  return [closed, due.length, groups.length].includes(BATCH);
};
