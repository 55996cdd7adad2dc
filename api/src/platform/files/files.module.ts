import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceInclusive } from '../../domains/exams-events/inclusive/inclusive-trail';
import { isAttachedToVisible } from '../../domains/records/notices/notices.queries';
import { notFound } from '../../errors';
import { idParams, toId } from '../../params';
import { principalOf } from '../../plugins/access';
import { mayReadOwn } from './files.policy';
import { type FoundFile, findFile } from './files.queries';
import { sendStored } from './send-stored';
import { uploadRoutes } from './upload.routes';

const unknown = () => notFound('Ce fichier n’existe pas ou ne vous est pas accessible.');

/** The file, when the person who asks may read it: her own, or attached to a notice that she may read. */
const findReadable = async (request: FastifyRequest, documentId: number): Promise<FoundFile> => {
  const { db, clock } = request.server;
  const principal = principalOf(request);
  const found = await findFile(db.orm, documentId);
  if (!found || principal.etudiantId === null) throw unknown();
  if (mayReadOwn(principal, found)) return found;
  const isAttachment = await isAttachedToVisible(db.orm, documentId, principal.etudiantId, clock.now());
  if (found.file.etudiantId !== null || !isAttachment) throw unknown();
  return found;
};

/** Stored files, always as attachments, and the way in for new ones (CONTRACT §3, §5.12). */
export const filesModule = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Params: { DocumentID: string } }>(
    '/files/:DocumentID',
    {
      config: { access: { session: true, navigation: true, whenBlocked: true } },
      schema: { params: idParams('DocumentID') },
    },
    async (request, reply) => {
      const found = await findReadable(request, toId(request.params.DocumentID));
      const { usage, documentId, etudiantId } = found.file;
      if (usage === 'inclusif' && etudiantId !== null) {
        await traceInclusive(request, 'annexe.lue', etudiantId, { documentId });
      }
      return sendStored(request, reply, found);
    },
  );

  await app.register(uploadRoutes);
};
