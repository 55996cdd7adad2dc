import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

const isRoot = process.getuid?.() === 0;
/** @param {string} text */
const say = (text) => process.stdout.write(`[postgresql] ${text}\n`);

/** @param {string} bin */
const isServer = (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl'));

/** Newest first, by major version. */
const debianServers = () => {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((major) => join(base, major, 'bin'));
};

/** Folder of the programs of the PostgreSQL that this machine has; undefined where it has none. */
export const systemServer = () =>
  [
    process.env.PG_BIN,
    ...debianServers(),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ].find((bin) => bin && isServer(bin));

/** Debian's package, where we may install it. */
function installedServer() {
  say('aucun serveur trouvé : installation du paquet postgresql de Debian');
  installDebianPackage('postgresql');
  return systemServer();
}

/**
 * PostgreSQL refuses to run as root: there its commands run as `postgres`.
 *
 * @param {string} bin
 * @param {string} command
 * @param {string[]} args
 */
function execute(bin, command, args) {
  const program = join(bin, command);
  const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  const { status, stderr, error } = spawnSync(file, rest, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${command} a échoué : ${error?.message ?? stderr}`);
}

/** @type {() => [user: number, group: number]} */
const ownerIds = () => {
  /** @param {'-u' | '-g'} flag */
  const read = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return [read('-u'), read('-g')];
};

/** Nothing is worth keeping. */
const NO_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * No port, so no race for one: a socket in a directory of its own.
 *
 * @type {(dir: string, isDurable: boolean) => string}
 */
const optionsOf = (dir, isDurable) =>
  [
    'listen_addresses=',
    `unix_socket_directories=${dir}`,
    ...(isDurable ? [] : NO_DURABILITY),
    // Ten for each of Jest's workers, of which a machine has as many as cores.
    'max_connections=400',
  ]
    .map((option) => `-c ${option}`)
    .join(' ');

/** @type {(bin: string, isDurable: boolean) => { url: string, stop: () => void }} */
function startCluster(bin, isDurable) {
  const dir = mkdtempSync(join(tmpdir(), 'portail-pg-'));
  const data = join(dir, 'data');
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    try {
      execute(bin, 'pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    } catch (error) {
      say(String(error));
    }
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    if (isRoot) chownSync(dir, ...ownerIds());
    execute(bin, 'initdb', [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]);
    execute(bin, 'pg_ctl', [
      '-D',
      data,
      '-w',
      '-t',
      '30',
      '-l',
      join(dir, 'log'),
      '-o',
      optionsOf(dir, isDurable),
      'start',
    ]);
    chmodSync(dir, 0o711);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`, stop };
}

/** @param {() => void} stop */
function stopOnSignals(stop) {
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    stop();
    process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, onSignal);
  process.once('exit', stop);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
    process.off('exit', stop);
  };
}

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL, or a throwaway cluster of the system's server or of Debian's
 * package. Resolves to null, and says so loudly, when none can be had. Durable: it writes to its disk as a school's
 * would, which is what a bench of writes measures.
 * @param {{ isDurable?: boolean }} [wishes]
 * @returns {Promise<{url: string, stop: () => Promise<void>} | null>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const bin = systemServer() ?? installedServer();
  if (!bin) {
    say('AUCUN SERVEUR POSTGRESQL : les tests de l’API ne tournent que sur le moteur embarqué.');
    return null;
  }
  const cluster = startCluster(bin, isDurable);
  const forget = stopOnSignals(cluster.stop);
  say(`grappe jetable démarrée (${bin})`);
  return {
    url: cluster.url,
    stop: async () => {
      forget();
      cluster.stop();
    },
  };
}
