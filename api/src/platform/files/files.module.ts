import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors';
import { idParams, toId } from '../../params';
import { principalOf } from '../../plugins/access';
import { mayReadOwn } from './files.policy';
import { type FoundFile, findFile } from './files.queries';
import { sendStored } from './send-stored';
import { uploadRoutes } from './upload.routes';

const unknown = () => notFound('Ce fichier n’existe pas ou ne vous est pas accessible.');

/** The file, when the person who asks may read it: her own, or one of nobody's that a domain shares. */
const findReadable = async (request: FastifyRequest, documentId: number): Promise<FoundFile> => {
  const { db, storedFiles } = request.server;
  const principal = principalOf(request);
  const found = await findFile(db.orm, documentId);
  if (!found || principal.etudiantId === null) throw unknown();
  if (mayReadOwn(principal, found)) return found;
  const isOfNobody = found.file.etudiantId === null;
  if (!isOfNobody || !(await storedFiles.isShared(documentId, principal.etudiantId))) throw unknown();
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
      await app.storedFiles.tellRead(request, found.file);
      return sendStored(request, reply, found);
    },
  );

  await app.register(uploadRoutes);
};
