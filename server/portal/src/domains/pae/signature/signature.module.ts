import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseByFlag } from 'server-kernel/access/decide';
import { principalOf } from 'server-kernel/plugins/access';
import { validBody } from 'server-kernel/plugins/refusals/valid-body';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { signatureRoutes } from 'shared-contract/signature/routes';
import { signaturePaeSchema } from 'shared-contract/signature/schemas';
import { settleSignature } from './sign-pae';
import { toSignature } from './signature.presenter';
import { findToSign, findUnits, isSettled } from './signature.queries';

/**
 * The flag, as everywhere, but not once the student has signed or reported: then there is nothing to sign, which
 * is 204 or 409 (CONTRACT §2) although the event is over for her. So its routes name no flag.
 */
const requireEvent = async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
  const now = app.clock.now();
  const refusal = refuseByFlag('AccesSignaturePAE', await app.rights.events(principalOf(request), now), now);
  if (refusal && !(await isSettled(app.db.orm, studentInView(request)))) throw refusal;
};

/** Signature of the annual programme (S2 §2, §4). */
export const signatureModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, signatureRoutes.programmeToSign, async ({ request }) => {
    await requireEvent(app, request);
    const programme = await findToSign(orm, studentInView(request));
    if (!programme) return null;
    const list = toSignature(programme.inscriptionId, await findUnits(orm, programme.inscriptionId));
    return { ...list, ReglementEtudes: app.institution.studyRegulations };
  });

  serve(app, signatureRoutes.settleProgramme, async ({ request, body }) => {
    await requireEvent(app, request);
    return settleSignature(app, request, validBody(signaturePaeSchema, body));
  });
};
