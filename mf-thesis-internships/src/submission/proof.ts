import { send } from 'shared-auth';
import { resumableUpload } from 'shared-auth/upload';
import type { Fingerprint } from 'shared-contract/documents/documents';
import { depositFingerprint } from 'shared-contract/files/endpoints';

/** An uploaded file, as stored in form and draft. */
export interface SentFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256, hex; null when it could not be deposited. */
  digest: string | null;
  /** ISO instant at which the digest was deposited. */
  depositedAt: string | null;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Deposits the SHA-256 of a file before it travels: an upload that is cut at the deadline can be proved. */
export const depositDigest = async (file: File): Promise<Fingerprint> => {
  const Empreinte = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return send(depositFingerprint, { Empreinte });
};

/** How a thesis travels: in pieces, up to 40 MB. */
export const sendThesis = resumableUpload('memoire');
