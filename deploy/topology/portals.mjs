import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCertificate, startNginx } from '../testing/nginx.mjs';
import { databaseUrl } from './plan.mjs';
import { answers } from './supervisor.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {Plan} plan */
const originOf = ({ port }) => `https://localhost:${port}`;

/**
 * The portal's processes, on the base of the leader, with the files of one folder. FILES_BUCKET and the like come from
 * the environment of the command.
 *
 * @param {Plan} plan
 * @param {string} certificate
 * @returns {import('./supervisor.mjs').Part[]}
 */
const portalParts = (plan, certificate) =>
  plan.portals.map((port) => {
    const name = `portail-${port}`;
    return {
      name,
      command: process.execPath,
      args: ['--enable-source-maps', join(root, 'api/dist/server.js')],
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: originOf(plan),
        DATABASE_URL: databaseUrl(plan, 'portail'),
        DATA_DIR: join(plan.folder, name),
        FILES_DIR: join(plan.folder, 'fichiers'),
        DEMO: '1',
        DEMO_STUDENTS: process.env.DEMO_STUDENTS ?? '300',
        NODE_EXTRA_CA_CERTS: certificate,
      },
      isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
    };
  });

/** @type {(plan: Plan, files: { key: string, certificate: string }) => Promise<() => Promise<void>>} */
const nginxBefore = (plan, { key, certificate }) =>
  startNginx(join(plan.folder, 'nginx'), ['portail'], {
    PORTAIL_AMONT: plan.portals.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server '),
    PORTAIL_HTTP: String(plan.plain),
    PORTAIL_HTTPS: String(plan.port),
    PORTAIL_HOTE: 'localhost',
    PORTAIL_ORIGINE: originOf(plan),
    PORTAIL_CERTIFICAT: certificate,
    PORTAIL_CLE: key,
    PORTAIL_SHELL: join(root, 'shell/dist'),
    PORTAIL_VERSIONS: process.env.RELEASES_DIR ?? join(root, 'releases'),
    PORTAIL_PAGES: join(root, 'deploy/nginx'),
  });

/**
 * Starts the portal's processes and nginx; resolves to the address, and to what stops nginx. The first process makes the
 * tables and fills the demonstration before the others come.
 *
 * @param {Plan} plan
 * @param {ReturnType<typeof import('./supervisor.mjs').openSupervisor>} supervisor
 */
export const startPortals = async (plan, supervisor) => {
  const nginx = join(plan.folder, 'nginx');
  mkdirSync(nginx, { recursive: true });
  const files = makeCertificate(nginx);
  const [first, ...others] = portalParts(plan, files.certificate);
  if (!first) throw new Error('Il faut au moins un processus du portail.');
  await supervisor.start([first]);
  await supervisor.start(others);
  return { url: originOf(plan), stopNginx: await nginxBefore(plan, files) };
};
