import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileRoutes } from 'shared-contract/files/routes';
import { notFound } from '../../errors';
import { principalOf } from '../../plugins/access';
import { serve } from '../../plugins/serve';
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
  serve(app, fileRoutes.sentFile, async ({ request, reply, params }) => {
    const found = await findReadable(request, params.DocumentID);
    await app.storedFiles.tellRead(request, found.file);
    return sendStored(request, reply, found);
  });

  await app.register(uploadRoutes);
};
