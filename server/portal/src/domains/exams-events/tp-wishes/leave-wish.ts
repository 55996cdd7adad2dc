import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import { lockCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { grantWaiting } from './reserve-places';
import { findWishes, freePlace, lockGroups, removeWish } from './wishes.queries';

const GONE = 'Vous n’êtes plus dans cette liste.';

/** Leaves a line, or refuses the place that was kept: it goes to the next one in the same transaction. */
export const leaveWish = (app: FastifyInstance, request: FastifyRequest, attenteId: number): Promise<null> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const etudiantId = studentInView(request);
    const enrolment = await lockCurrentEnrolment(tx, etudiantId, dayOf(now));
    const wishes = enrolment ? await findWishes(tx, enrolment.inscriptionId) : [];
    const wish = wishes.find((one) => one.attenteId === attenteId);
    if (!wish) throw notFound(GONE);
    await lockGroups(tx, [wish.groupeId]);
    const isKept = await removeWish(tx, attenteId);
    if (isKept === null) throw notFound(GONE);
    if (isKept) {
      await freePlace(tx, wish.groupeId);
      await grantWaiting(tx, [wish.groupeId], now);
    }
    const target = `groupe:${wish.groupeId}`;
    await app.audit.record(request, { action: 'tp.attente_quittee', etudiantId, target }, tx);
    return null;
  });
