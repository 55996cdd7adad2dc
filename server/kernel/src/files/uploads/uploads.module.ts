import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from 'shared-contract/base/days';
import { findFileUsage } from 'shared-contract/documents/documents';
import { beginUpload } from 'shared-contract/files/endpoints';
import { notFound } from '../../errors';
import { principalOf } from '../../plugins/access';
import { reserveUpload } from '../receiving/reserve-upload';
import { mayUploadFor, senderOf } from '../receiving/upload.policy';
import { openResumableFiles } from './open-resumable';
import { createTusServer, DOCUMENT_HEADER } from './tus-server';
import { readAnnounced } from './upload-metadata';
import { deleteResumable, findResumable, type Resumable } from './uploads.queries';

interface ById {
  Params: { upload: string };
}

const UPLOAD = `${beginUpload.path}/:upload`;
const ACCESS = {
  access: { roles: ['student', 'gestion', 'programmes', 'admin'] as const, whenBlocked: true as const },
};
/** The request that brings the last byte tells of the file. */
const SENDING = { ...ACCESS, audit: ['fichier.depose' as const] as const, isTransfer: true as const };
const ABANDONING = { ...ACCESS, audit: { none: 'envoi abandonné\u00a0: aucun fichier n’est gardé' } };
const PARAMS = {
  type: 'object',
  properties: { upload: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
} as const;

/** A finished upload is still asked for by a client that lost the last answer. */
const sendFinished = (reply: FastifyReply, { taille, documentId }: Resumable): FastifyReply =>
  reply
    .headers({
      'tus-resumable': '1.0.0',
      'upload-offset': String(taille),
      'upload-length': String(taille),
      [DOCUMENT_HEADER]: String(documentId),
    })
    .code(200)
    .send();

/** Resumable uploads (tus 1.0) under /files/uploads, ending in a DocumentID. */
export const uploadsModule = async (app: FastifyInstance): Promise<void> => {
  const path = `${app.prefix}${beginUpload.path}`;
  const files = await openResumableFiles(app.config, (error) =>
    app.log.warn({ err: error }, 'a dependency fails'),
  );
  const tus = createTusServer(app, files, path);
  const { orm } = app.db;

  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.retention.add('uploads', () => files.sweep(Date.now() - DAY_MS));

  const findOwn = async (request: FastifyRequest<ById>): Promise<Resumable> => {
    const found = await findResumable(orm, request.params.upload, principalOf(request).userId);
    if (!found) throw notFound('Cet envoi n’existe pas ou n’est pas le vôtre.');
    return found;
  };

  app.route({
    method: ['POST', 'OPTIONS'],
    url: beginUpload.path,
    // The library answers by itself; a lost answer is what tus is made for.
    config: { ...SENDING, idempotency: 'handler' },
    handler: async (request, reply) => {
      const compteId = principalOf(request).userId;
      if (request.method !== 'POST')
        return tus.handle(request, reply, { owner: { compteId, etudiantId: null }, newId: null });
      const announced = readAnnounced(request.headers);
      const owner = senderOf(request, announced.usage);
      mayUploadFor(request, announced.usage);
      const newId = randomBytes(16).toString('hex');
      await reserveUpload(app, { id: newId, compteId, ...announced });
      return tus.handle(request, reply, { owner, newId });
    },
  });

  app.route<ById>({
    method: ['HEAD', 'PATCH'],
    url: UPLOAD,
    config: SENDING,
    schema: { params: PARAMS },
    handler: async (request, reply) => {
      const found = await findOwn(request);
      if (found.documentId !== null) return sendFinished(reply, found);
      if (request.method === 'PATCH') await app.wantSpace(app.config.filesDir, 0);
      const owner = senderOf(request, findFileUsage(found.usage) ?? 'document');
      return tus.handle(request, reply, { owner, newId: null });
    },
  });

  app.delete<ById>(UPLOAD, { config: ABANDONING, schema: { params: PARAMS } }, async (request, reply) => {
    const { televersementId } = await findOwn(request);
    await files.remove(televersementId);
    await deleteResumable(orm, televersementId);
    return reply.header('tus-resumable', '1.0.0').code(204).send();
  });
};
