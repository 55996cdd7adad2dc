import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { joinStreams } from 'server-kernel/streams/join-streams';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error';

/** One entry of an archive, whole. */
export interface ArchiveEntry {
  name: string;
  body: Buffer;
}

const DAMAGED = 'Cette sauvegarde est coupée ou abîmée.';

/** age's error when no given key opens the archive. */
const ANOTHER_KEY = 'no identity matched';

const open = async (path: string, identities: string[]): Promise<Readable> => {
  const age = new Decrypter();
  for (const identity of identities) age.addIdentity(identity);
  const file = Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;
  const opened = await age.decrypt(file).catch((cause: unknown) => {
    const isOther = cause instanceof Error && cause.message.startsWith(ANOTHER_KEY);
    throw new BackupError(isOther ? 'Cette clé n’ouvre pas cette sauvegarde.' : DAMAGED, { cause });
  });
  return Readable.fromWeb(opened as ReadableStream);
};

/** The entries of an archive in their order; throws BackupError where it is cut or was changed. */
export async function* readArchive(path: string, identities: string[]): AsyncGenerator<ArchiveEntry> {
  const tar = joinStreams(await open(path, identities), createGunzip());
  const entries = extract();
  pipeline([tar, entries], () => {});
  try {
    for await (const entry of entries) yield { name: entry.header.name, body: await buffer(entry) };
  } catch (cause) {
    throw new BackupError(DAMAGED, { cause });
  } finally {
    tar.destroy();
  }
}
