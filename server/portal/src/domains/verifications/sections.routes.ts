import type { FastifyInstance } from 'fastify';
import { VERIFICATION_ACTIONS } from 'server-kernel/audit/verification-actions';
import { sendStored } from 'server-kernel/files/send-stored';
import { serve } from 'server-kernel/plugins/serve';
import { verificationRoutes } from 'shared-contract/verifications/routes';
import { findAuditedEnrolment, unknownLine } from './audited-enrolment';
import {
  findComposedProgramme,
  findEnrolled,
  findHandedIn,
  findProgrammeDates,
  findRecordedProgramme,
  findShownFile,
  findStatements,
} from './file.queries';
import { toProgrammeDates } from './verifications.presenter';

/** Annual programme, documents and grade statements of a student (S2 §7). */
export const sectionRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, verificationRoutes.programme, async (call) => {
    const { inscriptionId } = await findAuditedEnrolment(call, VERIFICATION_ACTIONS.programme);
    const composed = await findComposedProgramme(orm, inscriptionId);
    const Items = composed.length > 0 ? composed : await findRecordedProgramme(orm, inscriptionId);
    return { Items, ...toProgrammeDates(await findProgrammeDates(orm, inscriptionId)) };
  });

  serve(app, verificationRoutes.handedInDocuments, async (call) =>
    findHandedIn(orm, (await findAuditedEnrolment(call, VERIFICATION_ACTIONS.documents)).etudiantId),
  );

  serve(app, verificationRoutes.gradeStatements, async (call) =>
    findStatements(orm, (await findAuditedEnrolment(call, VERIFICATION_ACTIONS.statements)).etudiantId),
  );

  serve(app, verificationRoutes.studentFile, async (call) => {
    const { request, reply, params } = call;
    const target = `document:${params.docId}`;
    const enrolled = await findEnrolled(orm, params.InscriptionID);
    const found = enrolled && (await findShownFile(orm, params.docId, enrolled.etudiantId));
    if (!found) {
      await app.audit.record(request, { action: 'refus.introuvable', target });
      throw unknownLine();
    }
    await findAuditedEnrolment(call, VERIFICATION_ACTIONS.file, target);
    return sendStored(request, reply, found);
  });
};
