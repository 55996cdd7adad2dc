import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WRK = '/usr/bin/wrk';
const script = fileURLToPath(new URL('requests.lua', import.meta.url));

/** @typedef {{ perSecond: number, requests: number, median: number, p95: number, p99: number, failed: number }} Load times in milliseconds */

/** Installs Debian's wrk: an HTTP load generator in C with little CPU overhead. */
export const ensureWrk = () => {
  if (existsSync(WRK)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'wrk']])
    spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env, timeout: 300_000 });
  if (!existsSync(WRK)) throw new Error('Il faut le paquet wrk de Debian.');
};

/** @param {number} microseconds */
const milliseconds = (microseconds) => Number((microseconds / 1000).toFixed(1));

/**
 * Loads a URL at full speed over the given connections; each request uses the next cookie of `cookies`.
 *
 * @param {{ url: string, accept: string, cookies: string, connections: number, seconds: number }} asked `cookies`: a file
 * @returns {Promise<Load>}
 */
export const runWrk = async ({ url, accept, cookies, connections, seconds }) => {
  const args = [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '--timeout',
    '30s',
    '-s',
    script,
    url,
  ];
  const child = spawn(WRK, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SERVER_COOKIES: cookies, SERVER_ACCEPT: accept },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`wrk : ${said}`);
  const { requests, microseconds, median, p95, p99, failed } = JSON.parse(
    said.trim().split('\n').at(-1) ?? '',
  );
  return {
    requests,
    perSecond: Number((requests / (microseconds / 1e6)).toFixed(1)),
    median: milliseconds(median),
    p95: milliseconds(p95),
    p99: milliseconds(p99),
    failed,
  };
};
