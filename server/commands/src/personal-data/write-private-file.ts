import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { CommandError } from '../exchange/run-command';

const encryptFor = async (content: Readable, recipient: string): Promise<Readable> => {
  const age = new Encrypter();
  age.addRecipient(recipient);
  const closed = await age.encrypt(Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(closed as Parameters<typeof Readable.fromWeb>[0]);
};

/** Makes the folder of a file that is to be written; throws CommandError where the file is there already. */
export const requireNewFile = async (path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  if (await stat(path).catch(() => null))
    throw new CommandError(`${path} existe déjà\u00a0: rien n’est écrasé.`);
};

/** Writes a file that its owner alone reads, closed with age where a key is given; it appears whole or not at all. */
export const writePrivateFile = async (
  path: string,
  content: Readable,
  recipient: string | null,
): Promise<void> => {
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    const written = recipient === null ? content : await encryptFor(content, recipient);
    await pipeline(written, file.createWriteStream({ flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
