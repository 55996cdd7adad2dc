import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, invalid } from 'server-kernel/errors';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import { toQuestion } from 'shared-contract/base/plausibility';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { TpWish } from 'shared-contract/tp/answers';
import type { TpWishWrite } from 'shared-contract/tp/schemas';
import { notifyAct } from '../../shared/outbox/notify-act';
import { lockCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import type { GroupRow } from '../tp/tp.queries';
import { clashesWith, findOwnGroups, type OwnGroups } from './own-groups';
import { waitingNotification } from './wish-notifications';
import { toWishes } from './wishes.presenter';
import { hasFreePlace, insertWish, lockGroups } from './wishes.queries';

const OTHER_GROUP = 'Ce groupe n’est pas un groupe de vos cours.';
const OWN_GROUP = 'C’est déjà votre groupe pour ce cours.';
const FREE = 'Ce groupe n’est pas complet\u00a0: seule une place dans un groupe complet s’attend.';
const ONE_WISH = 'Vous attendez déjà un groupe de ce cours\u00a0: quittez d’abord cette liste.';

const wantedOf = (groupeId: number, { groups, courses, wishes }: OwnGroups): GroupRow => {
  const wanted = groups.find((group) => group.groupeId === groupeId);
  if (!wanted) throw invalid([{ path: 'GroupeActiviteApprentissageID', message: OTHER_GROUP }], OTHER_GROUP);
  if (courses.some((course) => course.groupeId === groupeId))
    throw conflict(PROBLEM_CODES.groupChosen, OWN_GROUP);
  if (wishes.some((wish) => wish.activiteId === wanted.activiteId && wish.groupeId !== groupeId))
    throw conflict(PROBLEM_CODES.wishMade, ONE_WISH);
  return wanted;
};

const wishFor = (own: OwnGroups, groupeId: number): TpWish | undefined =>
  toWishes(own).find((wish) => wish.GroupeActiviteApprentissageID === groupeId);

/** Joins the line of a full group; who is in it already keeps her place, so that a request sent twice has one answer. */
export const askWish = (
  app: FastifyInstance,
  request: FastifyRequest,
  { GroupeActiviteApprentissageID: groupeId, Confirmations }: TpWishWrite,
): Promise<TpWish> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const today = dayOf(now);
    const etudiantId = studentInView(request);
    const enrolment = await lockCurrentEnrolment(tx, etudiantId, today);
    if (!enrolment) throw invalid([], OTHER_GROUP);
    await lockGroups(tx, [groupeId]);
    const own = await findOwnGroups(tx, enrolment, today);
    const wanted = wantedOf(groupeId, own);
    const before = wishFor(own, groupeId);
    if (before) {
      app.audit.unchanged(request);
      return before;
    }
    if (await hasFreePlace(tx, groupeId)) throw conflict(PROBLEM_CODES.placeFree, FREE);
    const questions = clashesWith(groupeId, own).map(({ code, statement }) => toQuestion(code, statement));
    requireConfirmed(questions, Confirmations);
    await insertWish(tx, enrolment.inscriptionId, wanted, now);
    const wish = wishFor(await findOwnGroups(tx, enrolment, today), groupeId);
    if (!wish) throw new Error('the wish was not written');
    await notifyAct(tx, {
      ...waitingNotification(wish.SouhaitID, { course: wish.Libelle, group: wish.Groupe }),
      etudiantId,
      now,
    });
    const target = `groupe:${groupeId}`;
    await app.audit.record(request, { action: 'tp.attente', etudiantId, target }, tx);
    return wish;
  });
