import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseByFlag } from 'server-kernel/access/decide';
import { principalOf } from 'server-kernel/plugins/access';
import { validBody } from 'server-kernel/plugins/refusals/valid-body';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { paiRoutes } from 'shared-contract/inclusive/routes';
import { signaturePaiSchema } from 'shared-contract/signature/schemas';
import { traceInclusive } from '../../shared/inclusive/inclusive-trail';
import { findInclusive } from './inclusive.queries';
import { findPaiRows } from './pai.queries';
import { nothingToSign, signPai } from './sign-pai';

/**
 * True while a plan waits for its signature. False once it is signed: then 204 or 409 instead of a refusal, although
 * the event is closed. Throws 403 with the event's reason otherwise.
 */
const isWaiting = async (request: FastifyRequest): Promise<boolean> => {
  const { rights, clock, db } = request.server;
  const now = clock.now();
  const refusal = refuseByFlag('AccesSignaturePAI', await rights.events(principalOf(request), now), now);
  if (!refusal) return true;
  const file = await findInclusive(db.orm, studentInView(request));
  if (file?.paiSigneLe) return false;
  throw refusal;
};

/** The individual support plan (PAI) and its signature (S2 §2, §4). Health data. */
export const paiModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, paiRoutes.supportPlan, async ({ request }) => {
    const etudiantId = studentInView(request);
    const file = (await isWaiting(request)) ? await findInclusive(app.db.orm, etudiantId) : null;
    if (!file) return null;
    const id = file.demandeDecretInclusifId;
    await traceInclusive(request, 'pai.lu', etudiantId);
    return { DemandeDecretInclusifID: id, Items: await findPaiRows(app.db.orm, id) };
  });

  serve(app, paiRoutes.signSupportPlan, async ({ request, body }) => {
    if (!(await isWaiting(request))) throw nothingToSign();
    const { DemandeDecretInclusifID } = validBody(signaturePaiSchema, body);
    return { Recu: await signPai(app, request, DemandeDecretInclusifID) };
  });
};
