import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewingPurpose } from '../audit/purposes';
import { notFound } from '../errors';
import { principalOf } from '../plugins/access';
import { type FoundFile, findContent, markRead } from './files.queries';
import { sendFile } from './send-file';

/** Bytes of a stored file, from the database or from the file store. */
const contentOf = async (app: FastifyInstance, empreinte: string): Promise<Buffer | Readable | null> =>
  (await findContent(app.db.orm, empreinte)) ?? app.files.open(empreinte);

/** Sends a stored file that the person may read; a student who gets one of her documents has then read it. */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, inscriptionId, luLe }: FoundFile,
): Promise<FastifyReply> => {
  const { server: app } = request;
  const content = await contentOf(app, file.empreinte);
  if (!content) throw notFound('Ce fichier n’existe pas ou ne vous est pas accessible.');
  const principal = principalOf(request);
  const isOwner = !principal.viewing && principal.etudiantId === file.etudiantId;
  const isFirstReading = inscriptionId !== null && luLe === null;
  if (isFirstReading && request.method === 'GET' && isOwner) {
    await markRead(app.db.orm, file.documentId, app.clock.now());
  }
  if (principal.viewing) {
    await app.audit.record(request, {
      action: 'fichier.ouvert',
      etudiantId: principal.etudiantId,
      target: `document:${file.documentId}`,
      purpose: viewingPurpose(request),
    });
  }
  const name = `${file.nom}.${file.extension}`;
  return sendFile(reply, { name, type: file.typeContenu, size: file.taille, content });
};
