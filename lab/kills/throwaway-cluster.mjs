import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBin } from '../../deploy/topology/plan.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * Runs a command as an unprivileged user: PostgreSQL refuses to run as root.
 *
 * @type {(program: string, args: readonly string[]) => [string, string[]]}
 */
export const asPostgres = (program, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** Runs one of PostgreSQL's programs to its end; throws with what it said where it fails. @type {(program: string, args: readonly string[]) => void} */
const runToEnd = (program, args) => {
  const [file, rest] = asPostgres(program, args);
  // What pg_ctl starts would hold a pipe open for as long as it lives.
  const { status, stderr } = spawnSync(file, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} : ${stderr}`);
};

/**
 * Creates a folder with an empty cluster in `data`, owned by PostgreSQL's user.
 *
 * @param {string} prefix
 */
export const makeCluster = (prefix) => {
  const bin = postgresBin();
  if (bin === null) throw new Error('Il faut PostgreSQL : apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const data = join(folder, 'donnees');
  if (isRoot) {
    const [user, group] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
    );
    chownSync(folder, user ?? 0, group ?? 0);
  }
  runToEnd(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8']);
  return {
    bin,
    folder,
    data,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
  };
};

/**
 * True when a server answers at the address.
 *
 * @type {(url: string) => Promise<boolean>}
 */
export const isThere = async (url) => {
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
