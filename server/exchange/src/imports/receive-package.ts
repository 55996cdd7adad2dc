import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { badRequest, tooLarge, unsupported } from 'server-kernel/errors';
import { safeFileName } from 'server-kernel/files/file-name';
import { readParts } from 'server-kernel/files/multipart';
import type { ReceivedFile } from 'server-kernel/files/store/file-store';
import { incomingFolder } from 'server-kernel/files/store/incoming';
import { MEGABYTE } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { formatBytes } from 'shared-contract/base/size';
import { IMPORT_LIMITS } from 'shared-contract/imports/imports';

/** A package as it is kept. */
export interface ReceivedPackage extends ReceivedFile {
  name: string;
}

/** Magic numbers of ZIP archives, empty ones included; opening decides. */
const ZIP_BEGINS = ['PK\u0003\u0004', 'PK\u0005\u0006'];

const isArchive = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return ZIP_BEGINS.includes(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
};

const sizeRefused = (most: number) =>
  tooLarge(
    `Ce paquet est trop volumineux\u00a0: la limite est de ${formatBytes(most)}. Partagez-le, ou importez-le par la ligne de commande.`,
    PROBLEM_CODES.fileTooLarge,
  );

/** Refuses by what is announced, before anything is read: 415, 413, 507. */
const checkAnnounced = async (request: FastifyRequest): Promise<void> => {
  const { config, wantSpace } = request.server;
  if (!request.isMultipart()) throw unsupported('Envoyez le paquet en multipart/form-data.');
  const announced = Number(request.headers['content-length'] ?? config.importBytes);
  if (announced > config.importBytes + MEGABYTE) throw sizeRefused(config.importBytes);
  await wantSpace(config.filesDir, announced);
};

/** Takes the package that a request brings in; it stands on the disk and never in memory. Throws as told above, or 400. */
export const receivePackage = async (request: FastifyRequest): Promise<ReceivedPackage> => {
  await checkAnnounced(request);
  const { config, files } = request.server;
  const path = join(await incomingFolder(config.filesDir), randomUUID());
  try {
    const { received } = await readParts(request, path, config.importBytes);
    if (!received) throw badRequest('Le paquet manque\u00a0: envoyez-le dans le champ «\u00a0file\u00a0».');
    if (received.isTooLarge) throw sizeRefused(config.importBytes);
    if (!(await isArchive(path)))
      throw unsupported('Ce fichier n’est pas un ZIP. Faites un ZIP des fichiers CSV.');
    const name = [...safeFileName(received.name)].slice(0, IMPORT_LIMITS.name).join('');
    return { name, ...(await files.take(createReadStream(path))) };
  } finally {
    await rm(path, { force: true });
  }
};
