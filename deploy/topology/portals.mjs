import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ENV, SERVER_FLAGS } from '../process/flags.mjs';
import { makeCertificate, startNginx } from '../testing/nginx.mjs';
import { answers } from './supervisor.mjs';

/**
 * @typedef {object} Front where the portal's processes and nginx stand
 * @property {import('./hosts.mjs').Hosts} hosts
 * @property {string} host nginx's, as people write it
 * @property {string} folder
 * @property {number} port nginx's, https
 * @property {number} plain nginx's, http
 * @property {number[]} portals ports of the portal's processes
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {Front} front */
const originOf = ({ host, port }) => `https://${host}:${port}`;

/** @param {number} port */
const nameOf = (port) => `portail-${port}`;

/**
 * The portal's processes, with the files of one folder. FILES_BUCKET and the like come from the environment of the
 * command.
 *
 * @param {Front} front
 * @param {Record<string, string>} env
 * @returns {import('./supervisor.mjs').Part[]}
 */
const portalParts = (front, env) =>
  front.portals.map((port) => {
    const name = nameOf(port);
    const host = front.hosts.hostOf(name);
    return {
      name,
      within: front.hosts.within(name),
      command: process.execPath,
      args: [...SERVER_FLAGS, join(root, 'server/commands/dist/server.js')],
      env: {
        ...SERVER_ENV,
        HOST: host,
        PORT: String(port),
        PUBLIC_URL: originOf(front),
        DATA_DIR: join(front.folder, name),
        FILES_DIR: join(front.folder, 'fichiers'),
        ...env,
      },
      isReady: () => answers(`http://${host}:${port}/healthz`),
    };
  });

/** @type {(front: Front, files: { key: string, certificate: string }) => Promise<() => Promise<void>>} */
const nginxBefore = (front, { key, certificate }) =>
  startNginx(
    join(front.folder, 'nginx'),
    ['portail'],
    {
      PORTAIL_AMONT: front.portals
        .map((port) => `${front.hosts.hostOf(nameOf(port))}:${port}`)
        .join(' max_fails=0; server '),
      PORTAIL_HTTP: String(front.plain),
      PORTAIL_HTTPS: String(front.port),
      PORTAIL_HOTE: front.host,
      PORTAIL_ORIGINE: originOf(front),
      PORTAIL_CERTIFICAT: certificate,
      PORTAIL_CLE: key,
      PORTAIL_JOURNAL: join(front.folder, 'nginx/acces.log'),
      PORTAIL_VERSIONS: process.env.RELEASES_DIR ?? join(root, 'releases'),
      PORTAIL_PAGES: join(root, 'deploy/nginx'),
    },
    front.hosts.within('nginx'),
  );

/**
 * Starts the portal's processes and nginx; resolves to the address, and to what stops nginx. The first process makes the
 * tables and fills the demonstration before the others come.
 *
 * @param {Front} front
 * @param {ReturnType<typeof import('./supervisor.mjs').openSupervisor>} supervisor
 * @param {Record<string, string>} env of each process; DATABASE_URL at least
 */
export const startPortals = async (front, supervisor, env) => {
  const nginx = join(front.folder, 'nginx');
  mkdirSync(nginx, { recursive: true });
  const files = makeCertificate(nginx, front.host);
  const [first, ...others] = portalParts(front, { NODE_EXTRA_CA_CERTS: files.certificate, ...env });
  if (!first) throw new Error('Il faut au moins un processus du portail.');
  await supervisor.start([first]);
  await supervisor.start(others);
  return { url: originOf(front), stopNginx: await nginxBefore(front, files) };
};
