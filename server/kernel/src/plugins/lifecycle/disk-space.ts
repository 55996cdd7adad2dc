import { statfs } from 'node:fs/promises';
import fp from 'fastify-plugin';
import { MEGABYTE } from 'shared-contract/base/limits';
import { storageFull } from '../../errors';

/** Free bytes of the disk that holds a directory. */
export type FreeSpace = (directory: string) => Promise<number>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 507 when the disk of a directory would be left with too little after so many bytes more. */
    wantSpace(directory: string, bytes: number): Promise<void>;
  }
}

/**
 * Bytes that writes of people leave free: for what can't be refused (sessions, the audit, the journal of the embedded
 * database, whose pieces are 16 MB), so that reading goes on and the database never meets the end of the disk.
 */
export const SPACE_RESERVE = 64 * MEGABYTE;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const freeSpace: FreeSpace = async (directory) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/**
 * Refuses writes while the disk of the embedded database is nearly full; they are let through again as soon as there
 * is room. A disk that can't be asked refuses nothing: the write itself will tell.
 */
export const diskSpace = fp<{ free?: FreeSpace }>(
  async (app, { free = freeSpace }) => {
    app.decorate('wantSpace', async (directory: string, bytes: number) => {
      const left = await free(directory).catch(() => Number.POSITIVE_INFINITY);
      if (left - bytes < SPACE_RESERVE) throw storageFull();
    });
    if (app.db.engine !== 'pglite') return;
    app.addHook('onRequest', async (request) => {
      const { access } = request.routeOptions.config;
      if (READS.has(request.method) || !access || 'open' in access) return;
      await app.wantSpace(app.config.dataDir, 0);
    });
  },
  { name: 'disk-space', dependencies: ['access'] },
);
