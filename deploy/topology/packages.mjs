import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureNginx } from '../testing/nginx.mjs';
import { postgresBin } from './plan.mjs';

/** Programs of each Debian package; Patroni needs `python3-etcd`. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
};

/** @type {(programs: Readonly<Record<string, string>>) => string[]} */
const missingOf = (programs) => [
  ...Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
  ...(postgresBin() === null ? ['postgresql'] : []),
];

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 600_000,
  });

/**
 * Installs PostgreSQL and these programs, by the Debian package of each, where they are missing and where it may; returns
 * the packages that still are.
 *
 * @type {(programs: Readonly<Record<string, string>>) => string[]}
 */
const installMissing = (programs) => {
  const wanted = missingOf(programs);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`installation des paquets de Debian : ${wanted.join(' ')}`);
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...wanted);
  }
  return missingOf(programs);
};

/** @param {readonly string[]} left */
const refuseWithout = (left) => {
  if (left.length > 0) throw new Error(`Il manque : apt-get install ${left.join(' ')}`);
};

/** Installs what the topology is made of; throws, in French, where something is missing still. */
export const ensurePackages = () => {
  const left = installMissing(PROGRAMS);
  refuseWithout([...left, ...(ensureNginx() ? [] : ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'])]);
};

/** Installs Prometheus and PostgreSQL; throws, in French, where one is missing still. */
export const ensurePrometheus = () => refuseWithout(installMissing({ prometheus: '/usr/bin/prometheus' }));
