import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { daysBefore } from 'shared-contract/base/days';
import { inclusiveRoutes } from 'shared-contract/inclusive/routes';
import { traceInclusive } from '../../shared/inclusive/inclusive-trail';
import { deleteInclusiveAccessBefore } from '../../shared/inclusive/inclusive-trail.queries';
import { addAttachment, removeAttachment } from './attachments';
import { registerInclusiveDeadlines } from './deadlines';
import { toAttachment, toInclusive } from './inclusive.presenter';
import { findAttachments, findInclusive } from './inclusive.queries';
import { findPaiRows } from './pai.queries';
import { saveInclusive } from './save-inclusive';

/** True when the plan is read on the signature page; after that window it is read here (CONTRACT §7.3). */
const isToBeSigned = async (request: FastifyRequest): Promise<boolean> => {
  const { rights, clock } = request.server;
  return (await rights.events(principalOf(request), clock.now())).AccesSignaturePAI;
};

const registerRequest = (app: FastifyInstance): void => {
  serve(app, inclusiveRoutes.inclusiveFile, async ({ request }) => {
    const etudiantId = studentInView(request);
    const row = await findInclusive(app.db.orm, etudiantId);
    if (!row) return null;
    await traceInclusive(request, 'demande.lue', etudiantId);
    if (row.paiPretLe === null || (row.paiSigneLe === null && (await isToBeSigned(request)))) {
      return toInclusive(row);
    }
    await traceInclusive(request, 'pai.lu', etudiantId);
    return toInclusive(row, await findPaiRows(app.db.orm, row.demandeDecretInclusifId));
  });

  serve(app, inclusiveRoutes.saveInclusiveFile, async ({ request, body }) =>
    toInclusive(await saveInclusive(app, request, body)),
  );
};

const registerAttachments = (app: FastifyInstance): void => {
  const list = async (etudiantId: number) =>
    (await findAttachments(app.db.orm, etudiantId)).map(toAttachment);

  serve(app, inclusiveRoutes.attachments, async ({ request }) => {
    const etudiantId = studentInView(request);
    const documents = await list(etudiantId);
    if (documents.length > 0) await traceInclusive(request, 'annexes.lues', etudiantId);
    return documents;
  });

  serve(app, inclusiveRoutes.addAttachment, async ({ request, body }) => {
    await addAttachment(app, request, body);
    return list(studentInView(request));
  });

  serve(app, inclusiveRoutes.removeAttachment, async ({ request, params }) => {
    await removeAttachment(app, request, params.DocumentID);
    return null;
  });
};

/** Audits reads in the inclusive trail, which has the audit's retention. */
const keepTrail = (app: FastifyInstance): void => {
  app.storedFiles.onRead(async (request, { usage, documentId, etudiantId }) => {
    if (usage !== 'inclusif' || etudiantId === null) return;
    await traceInclusive(request, 'annexe.lue', etudiantId, { documentId });
  });
  app.retention.add('inclusiveTrail', () =>
    deleteInclusiveAccessBefore(app.db.orm, daysBefore(app.clock.now(), app.config.auditDays)),
  );
};

/** Inclusive teaching: one file a student, with PDF attachments (S2 §2 to §5). Health data. */
export const inclusiveModule = async (app: FastifyInstance): Promise<void> => {
  registerInclusiveDeadlines(app);

  registerRequest(app);
  registerAttachments(app);
  keepTrail(app);
};
