import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { formatBytes } from 'shared-contract/base/size';
import { DOCUMENT_TEXTS, FILE_RULES, type FileUsage } from 'shared-contract/documents/documents';
import { type ApiProblem, tooLarge, unsupported } from '../../errors';
import { baseName, contradictsName, hasRefusedName, safeFileName } from '../file-name';
import { type FileKind, isAccepted, kindOf } from './file-kind';
import { reencodeImage } from './image';
import { isReadablePdf } from './pdf-check';
import { isTruncatedOrPolyglot } from './polyglot';

/** A file that was found good, with the bytes to keep: pictures are written anew. */
export interface ValidatedFile {
  /** Name without extension. */
  name: string;
  kind: FileKind;
  bytes: Buffer;
}

/** 415 with the text of S1 §5. */
export const typeRefused = (): ApiProblem =>
  unsupported(DOCUMENT_TEXTS.fileTypeRefused, PROBLEM_CODES.fileRefused);

/** 413 that names the limit of a usage. */
export const sizeRefused = (usage: FileUsage): ApiProblem =>
  tooLarge(
    `Ce fichier est trop volumineux\u00a0: la limite est de ${formatBytes(FILE_RULES[usage].maxBytes)}.`,
    PROBLEM_CODES.fileTooLarge,
  );

const keepable = async (kind: FileKind, bytes: Buffer, usage: FileUsage): Promise<Buffer | null> => {
  if (kind.extension !== 'pdf') return reencodeImage(bytes, kind, usage === 'photo');
  return (await isReadablePdf(bytes)) ? bytes : null;
};

/**
 * Judges a file by its content (CONTRACT §5.12): throws 413 above the usage's limit, 415 for a wrong, empty, cut
 * or double-natured file, one that needs a password, and a picture over 40 megapixels.
 */
export const validateFile = async (
  sentName: string,
  bytes: Buffer,
  usage: FileUsage,
): Promise<ValidatedFile> => {
  const rule = FILE_RULES[usage];
  if (bytes.length > rule.maxBytes) throw sizeRefused(usage);
  const fileName = safeFileName(sentName);
  const kind = kindOf(bytes);
  if (!kind || !isAccepted(rule, kind) || hasRefusedName(fileName)) throw typeRefused();
  if (contradictsName(fileName, kind.extension) || isTruncatedOrPolyglot(kind, bytes)) throw typeRefused();
  const kept = await keepable(kind, bytes, usage);
  if (!kept) throw typeRefused();
  return { name: baseName(fileName), kind, bytes: kept };
};
