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

const missing = () => [
  ...Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
  ...(postgresBin() === null ? ['postgresql'] : []),
];

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 600_000,
  });

/** Installs what is missing, where it may; throws, in French, where something still is. */
export const ensurePackages = () => {
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`installation des paquets de Debian : ${wanted.join(' ')}`);
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...wanted);
  }
  const left = [
    ...missing(),
    ...(ensureNginx() ? [] : ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']),
  ];
  if (left.length > 0) throw new Error(`Il manque : apt-get install ${left.join(' ')}`);
};
