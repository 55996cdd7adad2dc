import { FILE_LIMITS } from '../base/limits';
import type { RequiredDocument } from './answers';

export { DOCUMENT_TEXTS } from '../quoted';
export type {
  Attestation,
  CalendarAddress,
  Fingerprint,
  Photo,
  RequiredDocument,
  StoredFile,
  UploadedFile,
} from './answers';

/** Upload usages (CONTRACT §3); the default is a document. */
export const FILE_USAGES = [
  'photo',
  'document',
  'inclusif',
  'absence',
  'memoire',
  'stage',
  'bourse',
  'valves',
] as const;

export type FileUsage = (typeof FILE_USAGES)[number];

export interface FileRule {
  /** Accepted extensions, lower case, without the dot. */
  extensions: readonly string[];
  /** Accepted media types: what the content must turn out to be. */
  mediaTypes: readonly string[];
  /** Largest size in bytes. */
  maxBytes: number;
}

const IMAGES = { extensions: ['png', 'jpg', 'jpeg'], mediaTypes: ['image/png', 'image/jpeg'] };
const PDF = { extensions: ['pdf'], mediaTypes: ['application/pdf'] };
const BOTH = {
  extensions: [...PDF.extensions, ...IMAGES.extensions],
  mediaTypes: [...PDF.mediaTypes, ...IMAGES.mediaTypes],
};

/** Types and sizes by usage (S2 §5 Files, CONTRACT §5.12). */
export const FILE_RULES: Record<FileUsage, FileRule> = {
  photo: { ...IMAGES, maxBytes: FILE_LIMITS.bytes },
  document: { ...BOTH, maxBytes: FILE_LIMITS.bytes },
  stage: { ...BOTH, maxBytes: FILE_LIMITS.bytes },
  bourse: { ...BOTH, maxBytes: FILE_LIMITS.bytes },
  valves: { ...BOTH, maxBytes: FILE_LIMITS.bytes },
  inclusif: { ...PDF, maxBytes: FILE_LIMITS.bytes },
  absence: { ...PDF, maxBytes: FILE_LIMITS.bytes },
  memoire: { ...PDF, maxBytes: FILE_LIMITS.thesisBytes },
};

/** The usage that a word names, `document` when there is none, null when it is unknown. */
export const findFileUsage = (value: string | null | undefined): FileUsage | null =>
  value ? (FILE_USAGES.find((usage) => usage === value) ?? null) : 'document';

/** True when a size is above zero and within the usage's limit. */
export const hasAcceptedSize = (bytes: number, usage: FileUsage): boolean =>
  bytes > 0 && bytes <= FILE_RULES[usage].maxBytes;

/** Usage of the required document that takes the identity photo, whatever its title. */
export const PHOTO_USAGE = 'photo' satisfies FileUsage;

/** True while the student still has to send a required document, for the first time or again. */
export const isMissing = ({ Statut }: Pick<RequiredDocument, 'Statut'>): boolean =>
  Statut === 'demande' || Statut === 'refuse';
