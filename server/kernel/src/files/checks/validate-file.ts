import { FILE_RULES, type FileUsage } from 'shared-contract/documents/documents';
import { baseName, contradictsName, hasRefusedName, safeFileName } from '../file-name';
import { type FileKind, isAccepted, kindOf } from './file-kind';
import { foreignFormatOf } from './foreign-format';
import { reencodeImage } from './image';
import { pdfFault } from './pdf-check';
import { flawOf } from './polyglot';
import { type FileFault, sizeRefused, typeRefused } from './refusals';

/** A file that was found good, with the bytes to keep: pictures are written anew. */
export interface ValidatedFile {
  /** Name without extension. */
  name: string;
  kind: FileKind;
  bytes: Buffer;
}

/** Bytes to keep, or why there are none. */
const keepable = async (kind: FileKind, bytes: Buffer, usage: FileUsage): Promise<Buffer | FileFault> => {
  if (kind.extension !== 'pdf') return reencodeImage(bytes, kind, usage === 'photo');
  return (await pdfFault(bytes)) ?? bytes;
};

/** What the name, the announced kind and the bytes are at fault with, before anything is decoded. */
const faultOf = (
  fileName: string,
  bytes: Buffer,
  kind: FileKind | null,
  usage: FileUsage,
): FileFault | null => {
  if (bytes.length === 0) return 'empty';
  if (hasRefusedName(fileName)) return 'name';
  if (!kind) return foreignFormatOf(bytes) ?? 'unknown';
  if (!isAccepted(FILE_RULES[usage], kind)) return 'usage';
  if (contradictsName(fileName, kind.extension)) return 'other-name';
  return flawOf(kind, bytes);
};

/** A file's verdict by its content (CONTRACT §5.12): what to keep of it, or its fault. */
export const judgeFile = async (
  sentName: string,
  bytes: Buffer,
  usage: FileUsage,
): Promise<ValidatedFile | FileFault> => {
  const fileName = safeFileName(sentName);
  const kind = kindOf(bytes);
  const fault = faultOf(fileName, bytes, kind, usage);
  if (fault || !kind) return fault ?? 'unknown';
  const kept = await keepable(kind, bytes, usage);
  return typeof kept === 'string' ? kept : { name: baseName(fileName), kind, bytes: kept };
};

/**
 * The same, with 413 above the usage's limit and 415 for a wrong, empty, cut or double-natured file, one that needs a
 * password, and a picture over 40 megapixels. A 415 says which.
 */
export const validateFile = async (
  sentName: string,
  bytes: Buffer,
  usage: FileUsage,
): Promise<ValidatedFile> => {
  if (bytes.length > FILE_RULES[usage].maxBytes) throw sizeRefused(usage);
  const verdict = await judgeFile(sentName, bytes, usage);
  if (typeof verdict === 'string') throw typeRefused(verdict, usage);
  return verdict;
};
