import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of bytes, hex: the name under which they are kept. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Files of one directory (FILES_DIR), kept once for equal content and named by their SHA-256. */
export class FileStore {
  constructor(private readonly directory: string) {}

  /** Where unfinished uploads wait; made when it is first asked for. */
  async incoming(): Promise<string> {
    const path = join(this.directory, 'incoming');
    await mkdir(path, { recursive: true, mode: 0o700 });
    return path;
  }

  /** Keeps bytes and resolves to their SHA-256; the file appears whole or not at all. */
  async put(bytes: Buffer): Promise<string> {
    const empreinte = sha256(bytes);
    const path = this.#pathOf(empreinte);
    if (await this.#isThere(path)) {
      const now = new Date();
      await utimes(path, now, now);
      return empreinte;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = join(await this.incoming(), randomUUID());
    await writeFile(temporary, bytes, { mode: 0o600, flush: true });
    await rename(temporary, path);
    return empreinte;
  }

  /** Keeps what a stream gives, which never stands in memory whole; resolves to its SHA-256 and its bytes' number. */
  async take(stream: Readable): Promise<{ empreinte: string; taille: number }> {
    const temporary = join(await this.incoming(), randomUUID());
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
      await pipeline(stream, measured, createWriteStream(temporary, { mode: 0o600, flush: true }));
      const empreinte = hash.digest('hex');
      await mkdir(dirname(this.#pathOf(empreinte)), { recursive: true, mode: 0o700 });
      await rename(temporary, this.#pathOf(empreinte));
      return { empreinte, taille };
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** A stream of the bytes, or null when they are not here. */
  async open(empreinte: string): Promise<Readable | null> {
    const path = this.#pathOf(empreinte);
    return (await this.#isThere(path)) ? createReadStream(path) : null;
  }

  /** Forgets bytes; nothing happens when they are not here. */
  async remove(empreinte: string): Promise<void> {
    await rm(this.#pathOf(empreinte), { force: true });
  }

  /** SHA-256 of the kept files that nothing has written since an instant (milliseconds). */
  async *olderThan(before: number): AsyncGenerator<string> {
    const folders = await readdir(this.directory).catch(() => []);
    for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      for (const name of await readdir(join(this.directory, folder))) {
        const found = await stat(join(this.directory, folder, name)).catch(() => null);
        if (found && found.mtimeMs < before && /^[0-9a-f]{64}$/.test(name)) yield name;
      }
    }
  }

  #pathOf(empreinte: string): string {
    if (!/^[0-9a-f]{64}$/.test(empreinte)) throw new Error('a stored file is named by a SHA-256');
    return join(this.directory, empreinte.slice(0, 2), empreinte);
  }

  async #isThere(path: string): Promise<boolean> {
    return access(path, constants.R_OK).then(
      () => true,
      () => false,
    );
  }
}
