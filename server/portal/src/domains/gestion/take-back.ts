import type { Database, Tx } from 'server-kernel/db/client';
import { conflict, notFound } from 'server-kernel/errors';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { DESK_KINDS } from 'shared-contract/gestion/gestion';
import { withdrawNotification } from '../shared/notifications/notify.queries';
import { withdrawMail } from '../shared/outbox/outbox.queries';
import { lockDecision, markTakenBack } from './decisions.queries';
import type { DeskAudit } from './desk-audit';
import { KINDS } from './kinds/kinds';

export interface TakeBack {
  decisionId: number;
  compteId: number;
  audit: DeskAudit;
  now: Date;
}

const tooLate = (why: string) => conflict(PROBLEM_CODES.takeBackOver, why);

/** A kind that a release after this one has is none that can be taken back here. */
const restore = async (
  tx: Tx,
  kind: DeskKind | undefined,
  decision: NonNullable<Awaited<ReturnType<typeof lockDecision>>>['decision'],
): Promise<DeskKind> => {
  if (kind === undefined || !(await KINDS[kind].restore(tx, decision)))
    throw tooLate('Trop tard pour annuler\u00a0: la demande a changé depuis votre décision.');
  return kind;
};

/**
 * Takes one's own decision back while the student was not told: the mail is withdrawn and the request waits again.
 *
 * @throws ApiProblem 404 for somebody else's decision, 409 once it is too late or the student acted on it
 */
export const takeBack = (db: Database, { decisionId, compteId, audit, now }: TakeBack): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await lockDecision(tx, decisionId, compteId);
    if (!found) throw notFound('Cette décision n’existe pas, ou elle n’est pas la vôtre.');
    const { decision, isOver } = found;
    if (isOver || !(await withdrawMail(tx, decision.courrier)))
      throw tooLate('Trop tard pour annuler\u00a0: l’étudiant a été prévenu.');
    const named = DESK_KINDS.find((one) => one === decision.genre);
    const kind = await restore(tx, named, decision);
    await withdrawNotification(tx, decision.etudiantId, decision.courrier);
    await markTakenBack(tx, decisionId, now);
    await audit(tx, {
      kind,
      action: 'decision.reprise',
      etudiantId: decision.etudiantId,
      target: `${decision.genre}:${decision.objetId}`,
    });
  });
