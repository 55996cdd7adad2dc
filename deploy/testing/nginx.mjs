import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const NGINX = '/usr/sbin/nginx';
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const OPENSSL = '/usr/bin/openssl';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

const templates = fileURLToPath(new URL('../nginx', import.meta.url));
const isRoot = process.getuid?.() === 0;
const isThere = () => [NGINX, MODULE, OPENSSL].every((path) => existsSync(path));

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', ['-q', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });

/** Debian's nginx with its module for files that are compressed already; installs them where it may. False: none. */
export const ensureNginx = () => {
  if (!isThere() && isRoot && existsSync('/usr/bin/apt-get')) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...PACKAGES);
  }
  return isThere();
};

/**
 * A key and a certificate of a host that nobody vouches for.
 *
 * @param {string} folder
 */
export const makeCertificate = (folder, host = 'localhost') => {
  const files = { key: join(folder, 'cle.pem'), certificate: join(folder, 'certificat.pem') };
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`];
  const { status, stderr } = spawnSync(
    OPENSSL,
    [
      ...args,
      '-addext',
      `subjectAltName=${isIP(host) ? 'IP' : 'DNS'}:${host}`,
      '-keyout',
      files.key,
      '-out',
      files.certificate,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl : ${stderr}`);
  return files;
};

/** @type {(template: string, values: Record<string, string>) => string} */
const fill = (template, values) =>
  readFileSync(join(templates, template), 'utf8').replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`${template} : ${name} n’a pas de valeur`);
    return values[name] ?? '';
  });

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** @param {string} folder */
const mainFile = (folder) => `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/conf.d/*.conf;
}
`;

/** What a file holds; nothing where it is missing. @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/**
 * Until it listens: nginx writes its number once its sockets are open, into a file that `nginx -t` left there empty.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} folder
 */
const isListening = async (server, folder) => {
  while (textOf(join(folder, 'nginx.pid')) === '') {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(20);
  }
};

/**
 * Checks the filled templates of deploy/nginx with `nginx -t`, then serves them in the foreground of a child process.
 *
 * @param {string} folder
 * @param {string[]} names templates, without `.conf.template`
 * @param {Record<string, string>} values
 * @param {string[]} within what starts it, where it stands on a machine of its own
 * @returns {Promise<() => Promise<void>>} what stops it
 */
export const startNginx = async (folder, names, values, within = []) => {
  mkdirSync(join(folder, 'conf.d'), { recursive: true });
  for (const name of names)
    writeFileSync(join(folder, 'conf.d', `${name}.conf`), fill(`${name}.conf.template`, values));
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(folder));
  const args = ['-c', main, '-e', join(folder, 'error.log')];
  const { status, stderr } = spawnSync(NGINX, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0 || /\[warn\]/.test(stderr)) throw new Error(stderr);
  const [command = NGINX, ...rest] = [...within, NGINX, ...args];
  const server = spawn(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  const abandon = () => server.kill('SIGTERM');
  process.once('exit', abandon);
  await isListening(server, folder);
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
    process.off('exit', abandon);
  };
};
