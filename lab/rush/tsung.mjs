import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TSUNG = '/usr/bin/tsung';
/**
 * People come from elsewhere: a generator that waits for a processor of the portal's lets them come late. Before everything
 * (`chrt`) it lets them come on time and then connects them a minute late, four portals being on the same two cores.
 */
const FIRST = ['nice', '-n', '-7'];

/** One request, as Tsung's log has it. */
/**
 * @typedef {object} Asked
 * @property {number} at seconds since 1970 at which it was sent
 * @property {number} ms until its answer was whole
 * @property {number} status 0 where there was none
 * @property {number} person who asked
 * @property {string} name of its transaction
 * @property {string} error of the line; empty where there was none
 */

/** Installs Debian's Tsung: an open-model load generator. */
export const ensureTsung = () => {
  if (existsSync(TSUNG)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'tsung']])
    spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env, timeout: 300_000 });
  if (!existsSync(TSUNG)) throw new Error('Il faut le paquet tsung de Debian.');
};

/** `#date;pid;id;http method;host;URL;HTTP status;size;duration;transaction;match;error;tag` */
const readLine = (/** @type {string} */ line) => {
  const [end, , person, , , , status, , duration, transaction = '', , error = ''] = line.split(';');
  const ms = Number(duration);
  return {
    at: Number(end) - ms / 1000,
    ms,
    person: Number(person),
    status: Number(status) || 0,
    name: transaction.replace(/^tr_/, ''),
    error,
  };
};

/**
 * Runs a scenario and returns every request of it.
 *
 * @type {(folder: string, scenario: string) => Asked[]}
 */
export const play = (folder, scenario) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'matin.xml');
  writeFileSync(file, scenario);
  const [command = TSUNG, ...before] = FIRST;
  const args = [...before, TSUNG, '-f', file, '-l', folder, 'start'];
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder },
  });
  if (status !== 0) throw new Error(`tsung : ${stdout}${stderr}`);
  const [run] = readdirSync(folder).filter((name) => /^\d{8}-\d{4}$/.test(name));
  const dump = run === undefined ? '' : join(folder, run, 'tsung.dump');
  if (!existsSync(dump)) throw new Error(`tsung n’a rien demandé : ${stdout}`);
  return readFileSync(dump, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map(readLine);
};
