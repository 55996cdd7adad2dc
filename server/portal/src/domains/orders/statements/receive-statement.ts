import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { badRequest, invalid, tooLarge, unsupported } from 'server-kernel/errors';
import { safeFileName } from 'server-kernel/files/file-name';
import { readParts } from 'server-kernel/files/multipart';
import { incomingFolder } from 'server-kernel/files/store/incoming';
import { MEGABYTE } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { formatBytes } from 'shared-contract/base/size';
import { STATEMENT_LIMITS } from 'shared-contract/statements/statements';
import { readStatement } from './read-statement';
import { type StatementEntry, StatementError } from './statement';

const sizeRefused = () =>
  tooLarge(
    `Ce relevé est trop volumineux\u00a0: la limite est de ${formatBytes(STATEMENT_LIMITS.bytes)}. Demandez à la banque des périodes plus courtes.`,
    PROBLEM_CODES.fileTooLarge,
  );

/** What a statement says, or 422 with why it can't be believed. */
export const asRefusal = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StatementError)
      throw invalid([{ path: 'file', message: error.message }], error.message);
    throw error;
  }
};

/** A statement as it was sent. */
export interface ReceivedStatement {
  name: string;
  bytes: Buffer;
}

/** Takes the statement that a request brings in; nothing of it is kept. Throws 400, 413, 415, 507. */
export const receiveStatement = async (request: FastifyRequest): Promise<ReceivedStatement> => {
  const { config, wantSpace } = request.server;
  if (!request.isMultipart()) throw unsupported('Envoyez le relevé en multipart/form-data.');
  const announced = Number(request.headers['content-length'] ?? STATEMENT_LIMITS.bytes);
  if (announced > STATEMENT_LIMITS.bytes + MEGABYTE) throw sizeRefused();
  await wantSpace(config.filesDir, announced);
  const path = join(await incomingFolder(config.filesDir), randomUUID());
  try {
    const { received } = await readParts(request, path, STATEMENT_LIMITS.bytes);
    if (!received) throw badRequest('Le relevé manque\u00a0: envoyez-le dans le champ «\u00a0file\u00a0».');
    if (received.isTooLarge) throw sizeRefused();
    const name = [...safeFileName(received.name)].slice(0, STATEMENT_LIMITS.name).join('');
    return { name, bytes: await readFile(path) };
  } finally {
    await rm(path, { force: true });
  }
};

/** The movements that a received statement tells of. */
export const entriesOf = ({ bytes }: ReceivedStatement): Promise<StatementEntry[]> =>
  asRefusal(() => readStatement(bytes));
