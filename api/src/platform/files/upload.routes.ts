import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_LIMITS, MEGABYTE } from 'shared-contract/base/limits';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { UploadedFileAnswer } from 'shared-contract/documents/answers';
import { FILE_RULES, type FileUsage, findFileUsage } from 'shared-contract/documents/documents';
import { uploadFile } from 'shared-contract/files/endpoints';
import { badRequest, unsupported } from '../../errors';
import { sizeRefused } from './checks/judge';
import { storeUpload } from './store-upload';
import { mayUploadFor, ownerOf } from './upload.policy';

/** One file and its usage; part headers and boundaries are small. */
const LIMITS = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 100,
  headerPairs: 50,
  fileSize: FILE_LIMITS.thesisBytes,
};

interface Received {
  name: string;
  path: string;
  isTooLarge: boolean;
}

const receive = async (part: MultipartFile, path: string): Promise<Received> => {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { name: part.filename, path, isTooLarge: part.file.truncated };
};

const readUsage = (value: unknown): FileUsage => {
  const usage = findFileUsage(typeof value === 'string' ? value : null);
  if (!usage) throw badRequest('Cet usage de fichier n’existe pas.', PROBLEM_CODES.usageUnknown);
  return usage;
};

/** Streams the parts to disk, whatever their order; only `file` and `usage` count. */
const readParts = async (request: FastifyRequest, path: string) => {
  let usage: FileUsage = 'document';
  let received: Received | null = null;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file' && part.fieldname === 'file' && !received) received = await receive(part, path);
    else if (part.type === 'file') part.file.resume();
    else if (part.fieldname === 'usage') usage = readUsage(part.value);
  }
  return { usage, received };
};

const refuseEarly = (request: FastifyRequest): void => {
  if (!request.isMultipart()) throw unsupported('Envoyez le fichier en multipart/form-data.');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > FILE_RULES.memoire.maxBytes + MEGABYTE) throw sizeRefused('memoire');
};

/** POST /files: multipart, `file` with an optional `usage`, judged before anything is kept. */
export const uploadRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post(
    uploadFile.path,
    {
      config: { access: { roles: ['student'], whenBlocked: true } },
      schema: { response: { 200: UploadedFileAnswer } },
    },
    async (request) => {
      refuseEarly(request);
      const owner = ownerOf(request);
      const path = join(await app.files.incoming(), randomUUID());
      try {
        const { usage, received } = await readParts(request, path);
        mayUploadFor(request, usage);
        if (!received) throw badRequest('Le fichier manque : envoyez-le dans le champ « file ».');
        if (received.isTooLarge) throw sizeRefused(usage);
        const DocumentID = await storeUpload(app, owner, {
          name: received.name,
          usage,
          read: () => readFile(path),
        });
        return { DocumentID };
      } finally {
        await rm(path, { force: true });
      }
    },
  );
};
