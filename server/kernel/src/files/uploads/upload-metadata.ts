import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { FILE_RULES, type FileUsage, findFileUsage } from 'shared-contract/documents/documents';
import { badRequest } from '../../errors';
import { sizeRefused, typeRefused } from '../checks/refusals';
import { hasRefusedName, safeFileName } from '../file-name';

/** File metadata sent before the first byte. */
export interface Announced {
  name: string;
  usage: FileUsage;
  size: number;
}

/** `filename <base64>,usage <base64>` (tus 1.0, Upload-Metadata). */
const readPairs = (header: string): Map<string, string> =>
  new Map(
    header
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  );

/** Reads and judges the announcement: 413 and 415 come before anything is sent. */
export const readAnnounced = (headers: Record<string, string | string[] | undefined>): Announced => {
  const metadata = headers['upload-metadata'];
  const length = headers['upload-length'];
  if (typeof length !== 'string' || !/^\d{1,12}$/.test(length)) {
    throw badRequest('Upload-Length doit annoncer la taille du fichier.', PROBLEM_CODES.sizeMissing);
  }
  const pairs = readPairs(typeof metadata === 'string' ? metadata : '');
  const usage = findFileUsage(pairs.get('usage'));
  if (!usage) throw badRequest('Cet usage de fichier n’existe pas.', PROBLEM_CODES.usageUnknown);
  const name = safeFileName(pairs.get('filename') ?? '');
  const size = Number(length);
  if (size > FILE_RULES[usage].maxBytes) throw sizeRefused(usage);
  if (size === 0) throw typeRefused('empty', usage);
  if (hasRefusedName(name)) throw typeRefused('name', usage);
  return { name, usage, size };
};
