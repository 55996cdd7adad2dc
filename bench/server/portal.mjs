import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../../deploy/process/flags.mjs';
import { untilReady } from '../../tooling/build/dev/local-server.mjs';
import { root } from '../../tooling/build/paths.mjs';

/**
 * Memory of a process, MB: `VmRSS` with the pages of files, which it shares with every other process of the machine (60 to
 * 90 MB of Node's own file, by how the machine keeps it), `RssAnon` what it alone holds.
 *
 * @type {(pid: number | string | undefined, field?: 'VmRSS' | 'RssAnon') => number}
 */
const memoryOf = (pid, field = 'VmRSS') => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/**
 * One portal process without rate limits.
 *
 * @param {{ port: number, folder: string, database?: string }} wishes without database, the embedded engine
 */
export const startPortal = async ({ port, folder, database }) => {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(root, 'server/commands/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...SERVER_ENV,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      REMINDERS: 'off',
      LOG_LEVEL: 'fatal',
      ...(database && { DATABASE_URL: database }),
    },
  });
  if (!(await untilReady(url, child))) throw new Error('Le portail n’a pas démarré.');
  return {
    url,
    /** What it has in memory, MB. */
    resident: () => memoryOf(child.pid),
    /** What of that no other process shares, MB. */
    own: () => memoryOf(child.pid, 'RssAnon'),
    /** What the two processes have of their own that draw pages, MB. */
    drawers: () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .reduce((sum, pid) => sum + memoryOf(pid, 'RssAnon'), 0),
    /** What JavaScript uses of it, MB. */
    heap: async () => {
      const numbers = await (await fetch(`${url}/metrics`)).text();
      const [, bytes] = /^nodejs_heap_size_used_bytes ([\d.e+]+)/m.exec(numbers) ?? [];
      return Number((Number(bytes) / 1e6).toFixed(1));
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/**
 * Creates sessions for students directly in the database; writes one cookie per line into `file`.
 *
 * @param {{ query(text: string, values: unknown[]): Promise<unknown> }} database
 * @param {{ first: number, count: number, file: string }} wishes `first`: their lowest matricule
 */
export const openSessions = async (database, { first, count, file }) => {
  const ids = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `insert into portal_sessions (token_hash, compte_id, created_at, last_seen_at, expires_at)
     select h, c.compte_id, now(), now(), now() + interval '8 hours'
     from unnest($1::text[], $2::text[]) as t(h, matricule) join comptes c on c.identifiant = t.matricule`,
    [
      ids.map((id) => createHash('sha256').update(id).digest('hex')),
      ids.map((_, rank) => String(first + rank)),
    ],
  );
  writeFileSync(file, ids.map((id) => `session=${id}\n`).join(''));
};
