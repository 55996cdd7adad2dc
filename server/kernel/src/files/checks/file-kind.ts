import type { FileRule } from 'shared-contract/documents/documents';

/** File type found by content. */
export interface FileKind {
  extension: 'pdf' | 'png' | 'jpg';
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg';
}

const SIGNATURES: (FileKind & { signature: Buffer })[] = [
  { extension: 'pdf', mediaType: 'application/pdf', signature: Buffer.from('%PDF-', 'latin1') },
  {
    extension: 'png',
    mediaType: 'image/png',
    signature: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  // The next marker may stand behind stray bytes: the decoder judges what follows.
  { extension: 'jpg', mediaType: 'image/jpeg', signature: Buffer.from([0xff, 0xd8]) },
];

/** The kind that the first bytes announce; null for anything that is never accepted. */
export const kindOf = (bytes: Buffer): FileKind | null => {
  const found = SIGNATURES.find(({ signature }) => bytes.subarray(0, signature.length).equals(signature));
  return found ? { extension: found.extension, mediaType: found.mediaType } : null;
};

/** True when a rule takes files of this kind. */
export const isAccepted = (rule: FileRule, kind: FileKind): boolean =>
  rule.mediaTypes.includes(kind.mediaType);
