import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error';

/** One entry of an archive, whole. */
export interface ArchiveEntry {
  name: string;
  body: Buffer;
}

const open = async (path: string, identities: string[]): Promise<Readable> => {
  const age = new Decrypter();
  for (const identity of identities) age.addIdentity(identity);
  const file = Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;
  const opened = await age.decrypt(file).catch((cause: unknown) => {
    throw new BackupError('Cette clé n’ouvre pas cette sauvegarde.', { cause });
  });
  return Readable.fromWeb(opened as ReadableStream);
};

/** The entries of an archive in their order; throws BackupError where it is cut or was changed. */
export async function* readArchive(path: string, identities: string[]): AsyncGenerator<ArchiveEntry> {
  const opened = await open(path, identities);
  const entries = extract();
  const compressed = createGunzip();
  opened.on('error', (error) => compressed.destroy(error));
  compressed.on('error', (error) => entries.destroy(error));
  opened.pipe(compressed).pipe(entries);
  try {
    for await (const entry of entries) yield { name: entry.header.name, body: await buffer(entry) };
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError('Cette sauvegarde est coupée ou abîmée.', { cause });
  } finally {
    for (const stream of [entries, compressed, opened]) stream.destroy();
  }
}
