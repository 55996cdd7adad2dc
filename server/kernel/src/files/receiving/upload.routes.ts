import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_LIMITS, MEGABYTE } from 'shared-contract/base/limits';
import { UploadedFileAnswer } from 'shared-contract/documents/answers';
import { FILE_RULES } from 'shared-contract/documents/documents';
import { uploadFile } from 'shared-contract/files/endpoints';
import { badRequest, unsupported } from '../../errors';
import { principalOf } from '../../plugins/access';
import { sizeRefused } from '../checks/refusals';
import { readParts } from '../multipart';
import { sha256 } from '../store/file-store';
import { incomingFolder } from '../store/incoming';
import { deleteResumable } from '../uploads/uploads.queries';
import { reserveUpload } from './reserve-upload';
import { auditUpload, storeUpload } from './store-upload';
import { mayUploadFor, senderOf } from './upload.policy';

/** Bytes of the body as announced, or the most that is read of one that does not say. */
const readAnnounced = (request: FastifyRequest): number => {
  if (!request.isMultipart()) throw unsupported('Envoyez le fichier en multipart/form-data.');
  const announced = Number(request.headers['content-length'] ?? FILE_LIMITS.thesisBytes);
  if (announced > FILE_RULES.memoire.maxBytes + MEGABYTE) throw sizeRefused('memoire');
  return announced;
};

/** Keeps room for a body while it arrives, then counts what became of it instead; resolves to what `work` does. */
const withReservation = async <T>(
  app: FastifyInstance,
  compteId: number,
  size: number,
  work: (id: string) => Promise<T>,
): Promise<T> => {
  const id = randomBytes(16).toString('hex');
  await reserveUpload(app, { id, compteId, usage: 'document', name: '', size });
  try {
    return await work(id);
  } finally {
    // Failing that, the sweep of the next day does it.
    await deleteResumable(app.db.orm, id).catch(() => {});
  }
};

/** POST /files: multipart, `file` with an optional `usage`, judged before anything is kept. */
export const uploadRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post(
    uploadFile.path,
    {
      config: {
        access: { roles: ['student', 'gestion', 'programmes', 'admin'], whenBlocked: true },
        audit: ['fichier.depose'],
        idempotency: 'handler',
        isTransfer: true,
      },
      schema: { response: { 200: UploadedFileAnswer } },
    },
    async (request, reply) => {
      const announced = readAnnounced(request);
      return withReservation(app, principalOf(request).userId, announced, async (id) => {
        const path = join(await incomingFolder(app.config.filesDir), id);
        try {
          const { usage, received } = await readParts(request, path);
          const owner = senderOf(request, usage);
          mayUploadFor(request, usage);
          if (!received)
            throw badRequest('Le fichier manque\u00a0: envoyez-le dans le champ «\u00a0file\u00a0».');
          if (received.isTooLarge) throw sizeRefused(usage);
          const read = () => readFile(path);
          const { name } = received;
          const audit = auditUpload(request, owner);
          const digest = async () => [usage, name, sha256(await read())];
          return await app.onceFor(request, reply, digest, async () => ({
            DocumentID: await storeUpload(app, owner, { name, usage, read, audit }),
          }));
        } finally {
          await rm(path, { force: true });
        }
      });
    },
  );
};
