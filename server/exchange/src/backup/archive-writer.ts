import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';

/** Adds an entry to the archive; calls are sequential. */
export type AddEntry = (name: string, body: Buffer | string) => Promise<void>;

/**
 * Writes a tar, compressed and closed with age for `recipients`, that holds what `fill` adds; little of it is in memory
 * at a time. The file appears whole or not at all, readable by its owner alone.
 */
export const writeArchive = async (
  path: string,
  recipients: string[],
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> => {
  const tar = pack();
  const add: AddEntry = async (name, body) => {
    const bytes = Buffer.from(body);
    const entry = tar.entry({ name, size: bytes.length });
    entry.end(bytes);
    await finished(entry);
  };
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  const compressed = tar.pipe(createGzip());
  tar.on('error', (error) => compressed.destroy(error));
  const closed = await age.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>);

  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    const written = pipeline(
      Readable.fromWeb(closed as ReadableStream),
      file.createWriteStream({ flush: true }),
    );
    const filled = fill(add).then(
      () => tar.finalize(),
      (error: Error) => {
        tar.destroy(error);
        throw error;
      },
    );
    await Promise.all([filled, written]);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
