import type { AuditAct } from 'server-kernel/access/audit-trail';
import type { Database } from 'server-kernel/db/client';
import { conflict, notFound, precondition } from 'server-kernel/errors';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Intervention } from 'shared-contract/orders/answers';
import { canAskIntervention, INTERVENTION_REGISTERED } from 'shared-contract/orders/orders';
import { notifyAct } from '../shared/outbox/notify-act';
import { type InterventionCase, insertIntervention, lockOrder } from './interventions.queries';
import { interventionNotification } from './order-notifications';

const refusal = (order: InterventionCase) => {
  const isAllowed = canAskIntervention({
    EstBoursier: order.boursier,
    Message: order.message,
    CommandeMontantSyllabus: order.montant,
  });
  return isAllowed
    ? null
    : precondition(
        PROBLEM_CODES.interventionRefused,
        'Une intervention se demande une fois, par un étudiant boursier, pour une commande de syllabus sans décision.',
      );
};

const again = () =>
  conflict(PROBLEM_CODES.interventionTwice, 'Une intervention est déjà demandée pour cette commande.');

export interface InterventionRequest {
  commandeId: number;
  etudiantId: number;
  now: Date;
  audit: AuditAct;
}

/** Asks for the grant holders' refund of an order (S1 §4): once, whoever asks at the same time. */
export const askIntervention = (
  db: Database,
  { commandeId, etudiantId, now, audit }: InterventionRequest,
): Promise<Intervention> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, commandeId, etudiantId);
    if (!order) throw notFound('Cette commande n’existe pas ou n’est pas la vôtre.');
    if (order.demandee) throw again();
    const refused = refusal(order);
    if (refused) throw refused;
    if (!(await insertIntervention(tx, commandeId, now, INTERVENTION_REGISTERED))) throw again();
    await notifyAct(tx, { ...interventionNotification(commandeId), etudiantId, now });
    await audit(tx, `commande:${commandeId}`);
    return { CommandeID: commandeId, Date: now.toISOString(), Message: INTERVENTION_REGISTERED };
  });
