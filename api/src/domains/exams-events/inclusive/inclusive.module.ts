import type { FastifyInstance } from 'fastify';
import { daysBefore } from 'shared-contract/base/days';
import { InclusiveDocumentListAnswer, InclusiveRequestAnswer } from 'shared-contract/inclusive/answers';
import { inclusiveDocumentSchema, inclusiveRequestSchema } from 'shared-contract/inclusive/schemas';
import { idParams, toId } from '../../../params';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { addAttachment, removeAttachment } from './attachments';
import { toAttachment, toInclusive } from './inclusive.presenter';
import { findAttachments, findInclusive } from './inclusive.queries';
import { traceInclusive } from './inclusive-trail';
import { deleteInclusiveAccessBefore } from './inclusive-trail.queries';
import { saveInclusive } from './save-inclusive';

const screen = 'DecretInclusif';

const registerRequest = (app: FastifyInstance): void => {
  const path = '/extranet/student/DecretInclusif';
  app.get(
    path,
    {
      config: { access: { screen, right: 'Read' } },
      schema: { response: { 200: InclusiveRequestAnswer, 204: { type: 'null' } } },
    },
    async (request, reply) => {
      const etudiantId = studentInView(request);
      const row = await findInclusive(app.db.orm, etudiantId);
      if (!row) return reply.code(204).send();
      await traceInclusive(request, 'demande.lue', etudiantId);
      return toInclusive(row);
    },
  );

  app.post(
    path,
    {
      config: { access: { screen, right: 'Create' }, body: inclusiveRequestSchema },
      schema: { response: { 200: InclusiveRequestAnswer } },
    },
    async (request) => {
      const write = validBody(inclusiveRequestSchema, request.body);
      return toInclusive(await saveInclusive(app, request, write));
    },
  );
};

const registerAttachments = (app: FastifyInstance): void => {
  const path = '/extranet/student/DecretInclusif01';
  const schema = { response: { 200: InclusiveDocumentListAnswer } };
  const list = async (etudiantId: number) =>
    (await findAttachments(app.db.orm, etudiantId)).map(toAttachment);

  app.get(path, { config: { access: { screen, right: 'Read' } }, schema }, async (request) => {
    const etudiantId = studentInView(request);
    const documents = await list(etudiantId);
    if (documents.length > 0) await traceInclusive(request, 'annexes.lues', etudiantId);
    return documents;
  });

  app.post(
    path,
    { config: { access: { screen, right: 'Create' }, body: inclusiveDocumentSchema }, schema },
    async (request) => {
      await addAttachment(app, request, validBody(inclusiveDocumentSchema, request.body));
      return list(studentInView(request));
    },
  );

  app.delete<{ Params: { DocumentID: string } }>(
    '/delete/:DocumentID/DecretInclusif01',
    {
      config: { access: { screen, right: 'Delete' } },
      schema: { params: idParams('DocumentID') },
    },
    async (request, reply) => {
      await removeAttachment(app, request, toId(request.params.DocumentID));
      return reply.code(204).send();
    },
  );
};

/** Its reading leaves a line in the trail, and its lines go with those of the audit. */
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
  registerRequest(app);
  registerAttachments(app);
  keepTrail(app);
};
