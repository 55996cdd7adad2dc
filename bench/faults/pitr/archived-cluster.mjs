import { appendFileSync, chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isThere, makeCluster, runToEnd } from '../own-cluster.mjs';

/** Milliseconds that an archive or a recovery may take. */
const PATIENCE = 300_000;

/** @type {(what: string, isDone: () => Promise<boolean>) => Promise<void>} */
const until = async (what, isDone) => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(50)) if (await isDone()) return;
  throw new Error(`${what} : toujours pas`);
};

/** @type {(url: string, statement: string) => Promise<string>} the one value that it gives, as text */
const readValue = async (url, statement) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return String(rows[0]?.[0]);
  } finally {
    await client.end();
  }
};

/** What docs/exploitation.md has a school write into postgresql.conf. @param {string} wal */
const archiving = (wal) => `
archive_mode = on
archive_timeout = 60
archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f'
`;

/** @type {(wal: string, instant: string) => string} */
const recovering = (wal, instant) => `
restore_command = 'cp ${wal}/%f %p'
recovery_target_time = '${instant}'
recovery_target_action = 'promote'
`;

/** A PostgreSQL that archives what it writes, as docs/exploitation.md says, on a socket of its own. */
export const openArchivedCluster = async () => {
  const { bin, folder, data, url } = makeCluster('portail-instant-');
  const [base, wal] = [join(folder, 'base'), join(folder, 'wal')];
  const settings = join(data, 'postgresql.conf');
  const control = (/** @type {string[]} */ ...args) =>
    runToEnd(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const start = () =>
    control(
      '-t',
      '300',
      '-l',
      join(folder, 'journal'),
      '-o',
      `-c listen_addresses= -c unix_socket_directories=${folder}`,
      'start',
    );
  runToEnd('/bin/mkdir', [wal]);
  appendFileSync(settings, archiving(wal));
  start();
  chmodSync(folder, 0o711);
  return {
    url,
    readValue: (/** @type {string} */ statement) => readValue(url, statement),
    /** The copy of every week. */
    backUp: () => runToEnd(join(bin, 'pg_basebackup'), ['-D', base, '-X', 'stream', '-c', 'fast', '-d', url]),
    /** Everything that was written is in the archive; resolves to how many segments that is. */
    archive: async () => {
      const segment = await readValue(url, 'select pg_walfile_name(pg_switch_wal())');
      await until('l’archive', async () => existsSync(join(wal, segment)));
      return readdirSync(wal).length;
    },
    /**
     * Stops the server, puts the copy in its place and has it replay the archive up to an instant; resolves to the seconds
     * until it takes writes again.
     *
     * @param {string} instant with its zone, as PostgreSQL writes it
     */
    recoverTo: async (instant) => {
      const since = performance.now();
      control('-m', 'fast', 'stop');
      rmSync(data, { recursive: true });
      runToEnd('/bin/cp', ['-a', base, data]);
      appendFileSync(settings, recovering(wal, instant));
      runToEnd('/usr/bin/touch', [join(data, 'recovery.signal')]);
      start();
      await until(
        'la reprise',
        async () => (await isThere(url)) && (await readValue(url, 'select pg_is_in_recovery()')) === 'false',
      );
      return (performance.now() - since) / 1000;
    },
    close: async () => {
      try {
        control('-m', 'immediate', 'stop');
      } catch {
        // It did not come back: what said so is on its way up.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
