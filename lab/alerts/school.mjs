import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../tooling/build/paths.mjs';
import { openCluster } from '../kills/restartable-cluster.mjs';
import { openSessions } from './callers.mjs';
import { createMailServer } from './mail-server.mjs';
import { startPortal } from './portals.mjs';
import { writeRegistry } from './releases.mjs';

/** Size of the disk of files: a little more than the 2 GB under which the alert fires. */
const DISK = '2200m';
/** Who asks. */
const STUDENTS = 40;

/** @typedef {Awaited<ReturnType<typeof openSchool>>} School */

/** @param {string[]} command */
const run = ([program = '', ...args]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} : ${stderr}. Il faut Linux et root.`);
};

/** The code as built, with one more migration that changes nothing: the next version of the portal. @param {string} folder */
const copyNextVersion = (folder) => {
  const commands = join(folder, 'server/commands');
  mkdirSync(commands, { recursive: true });
  cpSync(join(root, 'server/commands/dist'), join(commands, 'dist'), { recursive: true });
  for (const name of ['institution.json', 'package.json']) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'server/commands/node_modules'), join(commands, 'node_modules'));
  writeFileSync(join(commands, 'dist/migrations/9999_next.sql'), 'select 1;');
  return folder;
};

/**
 * The demonstration in a PostgreSQL of its own, two processes that share it, their mail server and their disk of files.
 *
 * @param {{ folder: string, port: number }} wishes
 */
export const openSchool = async ({ folder, port }) => {
  const cluster = await openCluster();
  const files = join(folder, 'fichiers');
  const releases = join(folder, 'versions');
  mkdirSync(files, { recursive: true });
  run(['mount', '-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', files]);
  // However it ends: after the processes, which were told to die with it.
  process.once('exit', () => {
    cluster.kill().catch(() => {});
    run(['umount', '--lazy', files]);
    rmSync(folder, { recursive: true, force: true });
  });
  writeRegistry(releases, { revision: 1, version: '2.0.0' });
  const mailServer = createMailServer(port);
  await mailServer.open();
  const env = {
    DATABASE_URL: cluster.url,
    DEMO: '1',
    REMINDERS: 'off',
    FILES_DIR: files,
    RELEASES_DIR: releases,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_URL: `http://localhost:${port + 1}`,
  };
  /** A process with another environment, or of the next version. @type {(port: number, changes?: Record<string, string>, code?: string) => ReturnType<typeof startPortal>} */
  const start = (own, changes = {}, code = root) =>
    startPortal({ folder, port: own, env: { ...env, ...changes }, code });
  const first = await start(port + 1);
  const second = await start(port + 2);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 4 });
  // Its server is killed on purpose.
  pool.on('error', () => {});
  const portals = { first, second };
  return {
    cluster,
    pool,
    files,
    releases,
    mailServer,
    start,
    /** The second is another one once it was killed. */
    portals,
    /** Ports for one more process each. */
    ports: { registry: port + 3, reminders: port + 4, next: port + 5 },
    students: await openSessions(pool, STUDENTS),
    nextVersion: () => copyNextVersion(join(folder, 'suite')),
    close: async () => {
      await Promise.all(Object.values(portals).map((portal) => portal.stop('SIGKILL')));
      await pool.end();
      await mailServer.close();
      await cluster.close();
    },
  };
};
