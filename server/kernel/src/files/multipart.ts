import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_LIMITS } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { type FileUsage, findFileUsage } from 'shared-contract/documents/documents';
import { ApiProblem, badRequest } from '../errors';

/** Lets the routes of a plugin read multipart bodies; a file over the limit is cut and told, never an error. */
export const acceptMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false });
};

/** One file and its usage; part headers and boundaries are small. */
const LIMITS = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 100,
  headerPairs: 50,
};

/** A file as it stands on the disk. */
export interface Received {
  name: string;
  path: string;
  isTooLarge: boolean;
}

const CUT = 'L’envoi est incomplet ou mal formé\u00a0: le fichier n’est pas arrivé. Envoyez-le à nouveau.';
const ONE_FILE = 'Envoyez un seul fichier à la fois.';
const FEW_FIELDS =
  'L’envoi a trop de champs\u00a0: seuls «\u00a0file\u00a0» et «\u00a0usage\u00a0» sont attendus.';

const BY_LIMIT: Record<string, string> = {
  FST_FILES_LIMIT: ONE_FILE,
  FST_FIELDS_LIMIT: FEW_FIELDS,
  FST_PARTS_LIMIT: FEW_FIELDS,
};

/**
 * Translates the multipart parser's errors: 400 for a truncated body, a missing boundary or too many parts. Our own
 * refusals and disk errors pass unchanged.
 */
const multipartProblem = (error: unknown): unknown => {
  if (error instanceof ApiProblem || !(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error ? String(error.code) : '';
  return badRequest(BY_LIMIT[code] ?? CUT);
};

const receive = async (part: MultipartFile, path: string): Promise<Received> => {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { name: part.filename, path, isTooLarge: part.file.truncated };
};

const readUsage = (value: unknown): FileUsage => {
  const usage = findFileUsage(typeof value === 'string' ? value : null);
  if (!usage) throw badRequest('Cet usage de fichier n’existe pas.', PROBLEM_CODES.usageUnknown);
  return usage;
};

/** Streams the parts to disk, whatever their order; only `file`, of so many bytes, and `usage` count. Throws 400 as told above. */
export const readParts = async (
  request: FastifyRequest,
  path: string,
  fileSize: number = FILE_LIMITS.thesisBytes,
) => {
  let usage: FileUsage = 'document';
  let received: Received | null = null;
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
      if (part.type === 'file' && part.fieldname === 'file' && !received)
        received = await receive(part, path);
      else if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'usage') usage = readUsage(part.value);
    }
  } catch (error) {
    throw multipartProblem(error);
  }
  return { usage, received };
};
