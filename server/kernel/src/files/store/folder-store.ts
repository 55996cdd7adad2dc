import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { joinStreams } from '../../streams/join-streams';
import { digestOfPath, type FileStore, pathOf, type ReceivedFile, sha256 } from './file-store';
import { incomingFolder, withTemporaryFile } from './incoming';

const isMissing = (error: NodeJS.ErrnoException): false => {
  if (error.code !== 'ENOENT') throw error;
  return false;
};

/** Files of one directory (FILES_DIR). */
export class FolderStore implements FileStore {
  constructor(private readonly directory: string) {}

  async put(bytes: Buffer): Promise<string> {
    const empreinte = sha256(bytes);
    const path = this.#pathOf(empreinte);
    if (await this.#makeYoung(path)) return empreinte;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = join(await incomingFolder(this.directory), randomUUID());
    await writeFile(temporary, bytes, { mode: 0o600, flush: true });
    await rename(temporary, path);
    return empreinte;
  }

  take(stream: Readable): Promise<ReceivedFile> {
    return withTemporaryFile(this.directory, stream, async (temporary, taken) => {
      const path = this.#pathOf(taken.empreinte);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(temporary, path);
      return taken;
    });
  }

  async open(empreinte: string): Promise<Readable | null> {
    const path = this.#pathOf(empreinte);
    return (await this.#isThere(path)) ? joinStreams(createReadStream(path)) : null;
  }

  has(empreinte: string): Promise<boolean> {
    return this.#isThere(this.#pathOf(empreinte));
  }

  async remove(empreinte: string): Promise<void> {
    await rm(this.#pathOf(empreinte), { force: true });
  }

  async *olderThan(before: number): AsyncGenerator<string> {
    const folders = await readdir(this.directory).catch(() => []);
    for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      for (const name of await readdir(join(this.directory, folder))) {
        const found = await stat(join(this.directory, folder, name)).catch(() => null);
        const empreinte = digestOfPath(`${folder}/${name}`);
        if (found && found.mtimeMs < before && empreinte !== null) yield empreinte;
      }
    }
  }

  #pathOf(empreinte: string): string {
    return join(this.directory, pathOf(empreinte));
  }

  /** False when the file is not there, or was removed meanwhile. */
  async #makeYoung(path: string): Promise<boolean> {
    const now = new Date();
    return (await this.#isThere(path)) && utimes(path, now, now).then(() => true, isMissing);
  }

  async #isThere(path: string): Promise<boolean> {
    return access(path, constants.R_OK).then(
      () => true,
      () => false,
    );
  }
}
