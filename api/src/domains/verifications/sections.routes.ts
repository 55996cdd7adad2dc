import type { FastifyInstance } from 'fastify';
import { VerificationDocumentListAnswer, VerificationPaeAnswer } from 'shared-contract/verifications/answers';
import { idParams, toId } from '../../params';
import { VERIFICATION_ACTIONS } from '../../platform/audit/verification-actions';
import { sendStored } from '../../platform/files/send-stored';
import {
  findComposedProgramme,
  findEnrolled,
  findHandedIn,
  findProgrammeDates,
  findRecordedProgramme,
  findShownFile,
  findStatements,
} from './file.queries';
import { type ById, FILE_PATH, look, section, unknownLine, VERIFIERS } from './look';
import { toProgrammeDates } from './verifications.presenter';

/** Annual programme, documents and grade statements of a student (S2 §7). */
export const sectionRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get<ById>(`${FILE_PATH}/PAE`, section(VerificationPaeAnswer), async (request) => {
    const { inscriptionId } = await look(request, VERIFICATION_ACTIONS.programme);
    const composed = await findComposedProgramme(orm, inscriptionId);
    const Items = composed.length > 0 ? composed : await findRecordedProgramme(orm, inscriptionId);
    return { Items, ...toProgrammeDates(await findProgrammeDates(orm, inscriptionId)) };
  });

  app.get<ById>(`${FILE_PATH}/documents`, section(VerificationDocumentListAnswer), async (request) =>
    findHandedIn(orm, (await look(request, VERIFICATION_ACTIONS.documents)).etudiantId),
  );

  app.get<ById>(`${FILE_PATH}/relevesNotes`, section(VerificationDocumentListAnswer), async (request) =>
    findStatements(orm, (await look(request, VERIFICATION_ACTIONS.statements)).etudiantId),
  );

  app.get<{ Params: { InscriptionID: string; docId: string } }>(
    `${FILE_PATH}/documents/:docId`,
    {
      config: { access: { ...VERIFIERS.access, navigation: true } },
      schema: { params: idParams('InscriptionID', 'docId') },
    },
    async (request, reply) => {
      const documentId = toId(request.params.docId);
      const target = `document:${documentId}`;
      const enrolled = await findEnrolled(orm, toId(request.params.InscriptionID));
      const found = enrolled && (await findShownFile(orm, documentId, enrolled.etudiantId));
      if (!found) {
        await app.audit.record(request, { action: 'refus.introuvable', target });
        throw unknownLine();
      }
      await look(request, VERIFICATION_ACTIONS.file, target);
      return sendStored(request, reply, found);
    },
  );
};
