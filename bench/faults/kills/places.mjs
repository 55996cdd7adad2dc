import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresBin } from '../../../deploy/topology/plan.mjs';

/** Milliseconds that a server may take to be itself again. */
const RECOVERY = 120_000;

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. @type {(program: string, args: readonly string[]) => [string, string[]]} */
const asPostgres = (program, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** @type {(url: string) => Promise<boolean>} */
const isThere = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Every process below one, itself first. @type {(pid: number) => number[]} */
const familyOf = (pid) => {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)];
};

/**
 * A PostgreSQL that writes to its disk as a school's would, on a socket of its own, to be killed and brought back.
 */
export const openCluster = async () => {
  const bin = postgresBin();
  if (bin === null) throw new Error('Il faut PostgreSQL : apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'portail-arrets-'));
  const data = join(folder, 'donnees');
  if (isRoot) {
    const [user, group] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
    );
    chownSync(folder, user ?? 0, group ?? 0);
  }
  const [file, args] = asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
  ]);
  const { status, stderr } = spawnSync(file, args, { cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb : ${stderr}`);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;

  /** Resolves to whether it answers; false where it gave up by itself. */
  const start = async () => {
    const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
    const child = spawn(...asPostgres(join(bin, 'postgres'), ['-D', data, ...options]), {
      cwd: '/',
      stdio: 'ignore',
    });
    server = child;
    for (const end = Date.now() + RECOVERY; Date.now() < end; await wait(20)) {
      if (child.exitCode !== null) return false;
      if (await isThere(url)) return true;
    }
    return false;
  };
  const mainPid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const kill = async () => {
    const ended = server ? once(server, 'exit') : null;
    for (const pid of familyOf(mainPid())) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Gone already.
      }
    }
    await ended;
  };
  if (!(await start())) throw new Error('PostgreSQL ne démarre pas');
  chmodSync(folder, 0o711);
  return {
    url,
    start,
    kill,
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
