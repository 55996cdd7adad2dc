import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

/** A path that `pg` and psql derive from the directory: `host` = the directory, `port` = 5432. */
const socketPath = (dataDir: string): string => join(dataDir, '.s.PGSQL.5432');

/** Longest path of a Unix socket, bytes. */
const PATH_MAX = 103;

/** Why the local socket is unavailable, or null. */
export const localSocketProblem = (dataDir: string): string | null => {
  if (process.platform === 'win32') return 'Windows';
  return Buffer.byteLength(socketPath(dataDir)) > PATH_MAX ? 'le chemin de DATA_DIR est trop long' : null;
};

/** Address of a directory's embedded database for `pg` in another thread or process; null where there is none. */
export const localSocketAddress = (dataDir: string): string | null =>
  localSocketProblem(dataDir) === null
    ? `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dataDir)}`
    : null;

/**
 * Lets commands of the same machine and user reach the embedded database while this process has it, over a
 * Unix socket in its directory. Gives back the function that ends it.
 */
export const openLocalSocket = async (
  dataDir: string,
  connect: () => Duplex & { connect(): unknown },
): Promise<() => void> => {
  if (localSocketProblem(dataDir)) return () => {};
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    const engine = connect();
    const end = () => {
      socket.destroy();
      engine.destroy();
    };
    socket.on('error', end).on('close', end);
    engine.on('error', end).on('close', end);
    engine.once('connect', () => socket.pipe(engine).pipe(socket));
    engine.connect();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
};
