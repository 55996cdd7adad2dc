import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { joinStreams } from '../../streams/join-streams';
import type { ReceivedFile } from './file-store';

/** Folder of incomplete uploads, below FILES_DIR; created on first use. */
export const incomingFolder = async (filesDir: string): Promise<string> => {
  const path = join(filesDir, 'incoming');
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
};

/** Writes a stream to the disk, hands the file to `work`, and removes what that has left of it. */
export const withTemporaryFile = async <T>(
  filesDir: string,
  stream: Readable,
  work: (path: string, taken: ReceivedFile) => Promise<T>,
): Promise<T> => {
  const owned = joinStreams(stream);
  const path = join(await incomingFolder(filesDir), randomUUID());
  const hash = createHash('sha256');
  let taille = 0;
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      taille += chunk.length;
      yield chunk;
    }
  };
  try {
    await pipeline(owned, measured, createWriteStream(path, { mode: 0o600, flush: true }));
    return await work(path, { empreinte: hash.digest('hex'), taille });
  } finally {
    await rm(path, { force: true });
  }
};

/** Removes what the interrupted writes of earlier days left in a directory: what nobody wrote since `before` (milliseconds). */
export const clearDirectory = async (directory: string, before: number): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < before) await rm(path, { force: true });
  }
};
