import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileRoutes } from 'shared-contract/files/routes';
import { notFound } from '../errors';
import { principalOf } from '../plugins/access';
import { serve } from '../plugins/serve';
import { alreadyAttached } from './attach-file';
import { mayReadOwn } from './files.policy';
import { type FoundFile, findFile } from './files.queries';
import { removeUnused } from './kept-bytes';
import { deleteUnused } from './quota/quota.queries';
import { uploadRoutes } from './receiving/upload.routes';
import { type FileOwner, findUpload } from './receiving/uploads.queries';
import { sendStored } from './send-stored';

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

/** Why an upload can't be removed: it is attached, or another person's. */
const stillUsed = async ({ db }: FastifyInstance, owner: FileOwner, documentId: number) =>
  (await findUpload(db.orm, owner, documentId))
    ? alreadyAttached('Ce fichier est déjà utilisé\u00a0: il ne se retire plus.')
    : unknown();

/** Stored files, always as attachments, and the way in for new ones (CONTRACT §3, §5.12). */
export const filesModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, fileRoutes.sentFile, async ({ request, reply, params }) => {
    const found = await findReadable(request, params.DocumentID);
    await app.storedFiles.tellRead(request, found.file);
    return sendStored(request, reply, found);
  });

  serve(app, fileRoutes.removeFile, async ({ request, params }) => {
    const { userId: compteId, etudiantId } = principalOf(request);
    const owner = { compteId, etudiantId };
    const target = `document:${params.DocumentID}`;
    const empreinte = await app.db.transaction(async (tx) => {
      const removed = await deleteUnused(tx, owner.compteId, params.DocumentID);
      if (removed !== null)
        await app.audit.record(request, { action: 'fichier.retire', etudiantId, target }, tx);
      return removed;
    });
    if (empreinte === null) throw await stillUsed(app, owner, params.DocumentID);
    await removeUnused(app, empreinte);
    return null;
  });

  await app.register(uploadRoutes);
};
