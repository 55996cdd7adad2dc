import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { FILE_RULES, type FileUsage } from 'shared-contract/documents/documents';
import type { Executor } from '../db/client';
import { conflict, notFound } from '../errors';
import { sizeRefused, typeRefused } from './checks/refusals';
import { type FileOwner, findUpload, markAttached } from './receiving/uploads.queries';

/** 409: a file is attached once, or the place already has one. */
export const alreadyAttached = (
  detail = 'Ce fichier est déjà utilisé ailleurs\u00a0: envoyez-le à nouveau.',
) => conflict(PROBLEM_CODES.fileLocked, detail);

/**
 * Attaches an upload to something of its owner's, in the caller's transaction: 404 when it is not hers, 409 when
 * it is attached already, 415 or 413 when its content does not fit this use (CONTRACT §5.12).
 */
export const attachFile = async (
  tx: Executor,
  owner: FileOwner,
  documentId: number,
  usage: FileUsage,
  now: Date,
) => {
  const file = await findUpload(tx, owner, documentId);
  if (!file) throw notFound('Ce fichier n’existe pas ou n’est pas le vôtre.');
  if (file.attacheLe !== null) throw alreadyAttached();
  const rule = FILE_RULES[usage];
  if (!rule.mediaTypes.includes(file.typeContenu)) throw typeRefused('usage', usage);
  if (file.taille > rule.maxBytes) throw sizeRefused(usage);
  if (!(await markAttached(tx, documentId, usage, now))) throw alreadyAttached();
  return file;
};
