import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { joinStreams } from 'server-kernel/streams/join-streams';
import { zipStream } from 'server-kernel/streams/zip-stream';
import { ZipFile } from 'yazl';
import { exportPackage } from '../package/export-package';
import type { Kinds } from '../package/format/kinds';
import { packagesFolder } from './packages-folder';

/** Exports made at once: each reads the whole school. */
const limit = pLimit(1);

const zipFolder = async (folder: string, path: string): Promise<void> => {
  const zip = new ZipFile();
  for (const name of await readdir(folder)) zip.addFile(join(folder, name), name);
  zip.end();
  await pipeline(zipStream(zip), createWriteStream(path, { mode: 0o600 }));
};

/** The school's data as one file, which is removed once it is read or given up. */
export const exportZip = (
  { db, config }: FastifyInstance,
  kinds: Kinds,
): Promise<{ size: number; content: Readable }> =>
  limit(async () => {
    const place = await mkdtemp(join(await packagesFolder(config.filesDir), 'export-'));
    const remove = () => rm(place, { recursive: true, force: true });
    try {
      const folder = join(place, 'paquet');
      const path = join(place, 'paquet.zip');
      await db.maintenance((client) => exportPackage(client, kinds, folder));
      await zipFolder(folder, path);
      const { size } = await stat(path);
      const content = joinStreams(createReadStream(path));
      content.once('close', () => void remove());
      return { size, content };
    } catch (error) {
      await remove();
      throw error;
    }
  });
