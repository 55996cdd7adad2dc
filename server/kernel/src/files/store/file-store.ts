import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** SHA-256 of bytes, hex: the name under which they are kept. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 and size of a received file. */
export interface ReceivedFile {
  empreinte: string;
  taille: number;
}

/** Files kept once for equal content and named by their SHA-256, in a folder or in a bucket. */
export interface FileStore {
  /** Keeps bytes and resolves to their SHA-256; the file appears whole or not at all. */
  put(bytes: Buffer): Promise<string>;
  /** Keeps what a stream gives, which never stands in memory whole. */
  take(stream: Readable): Promise<ReceivedFile>;
  /** A stream of the bytes, or null when they are not here. */
  open(empreinte: string): Promise<Readable | null>;
  /** True when the bytes are here. */
  has(empreinte: string): Promise<boolean>;
  /** Forgets bytes; nothing happens when they are not here. */
  remove(empreinte: string): Promise<void>;
  /** SHA-256 of the kept files that nothing has written since an instant (milliseconds). */
  olderThan(before: number): AsyncGenerator<string>;
}

/** Relative path of a file in a folder store or a bucket store, the same in both. */
export const pathOf = (empreinte: string): string => {
  if (!/^[0-9a-f]{64}$/.test(empreinte)) throw new Error('a stored file is named by a SHA-256');
  return `${empreinte.slice(0, 2)}/${empreinte}`;
};

/** The SHA-256 that a path below the root names; null when it is none of ours. */
export const digestOfPath = (path: string): string | null => {
  const [, folder = '', empreinte = ''] = /^([0-9a-f]{2})\/([0-9a-f]{64})$/.exec(path) ?? [];
  return empreinte.startsWith(folder) && empreinte !== '' ? empreinte : null;
};
