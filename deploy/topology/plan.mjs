import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONE_HOST } from './hosts.mjs';

/**
 * @typedef {object} BaseNode a PostgreSQL under Patroni
 * @property {string} name
 * @property {string} host
 * @property {number} port PostgreSQL's
 * @property {number} rest Patroni's
 * @property {string} folder
 */

/**
 * @typedef {object} EtcdNode
 * @property {string} name
 * @property {string} host
 * @property {number} client
 * @property {number} peer
 * @property {string} folder
 */

/**
 * @typedef {object} Plan where everything stands
 * @property {import('./hosts.mjs').Hosts} hosts
 * @property {string} folder
 * @property {string} host nginx's, as people write it
 * @property {number} port nginx's, https
 * @property {number} plain nginx's, http
 * @property {number} balancer HAProxy's, which leads to the leader
 * @property {BaseNode[]} bases
 * @property {EtcdNode[]} etcds
 * @property {number[]} portals ports of the portal's processes
 * @property {boolean} isSynchronous a write is acknowledged once a second node has it
 * @property {{ superuser: string, replication: string, portal: string }} passwords
 */

/**
 * @typedef {object} Wishes
 * @property {number | undefined} [port] the first of sixty
 * @property {number | undefined} [portals] processes of the portal
 * @property {boolean | undefined} [isSynchronous]
 * @property {import('./hosts.mjs').Hosts | undefined} [hosts]
 */

const THREE = [0, 1, 2];

/** The folder of the topology on a port, where another command finds its processes. @param {number} port */
export const folderOf = (port) => join(tmpdir(), `portail-topologie-${port}`);

/** Debian's PostgreSQL, the newest. */
export const postgresBin = () => {
  const base = '/usr/lib/postgresql';
  const [newest] = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return newest === undefined ? null : join(base, newest, 'bin');
};

export const FIRST_PORT = 4600;

/**
 * Three PostgreSQL under Patroni, three etcd, HAProxy, as many processes of the portal as asked, nginx.
 *
 * @param {Wishes} wishes
 * @returns {Plan}
 */
export const makePlan = ({ port = FIRST_PORT, portals = 2, isSynchronous = true, hosts = ONE_HOST }) => {
  const folder = folderOf(port);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const secret = () => randomBytes(18).toString('base64url');
  return {
    hosts,
    folder,
    host: hosts === ONE_HOST ? 'localhost' : hosts.hostOf('nginx'),
    port,
    plain: port + 1,
    balancer: port + 2,
    bases: THREE.map((n) => {
      const name = `base${n + 1}`;
      const ports = { port: port + 20 + n, rest: port + 25 + n };
      return { name, host: hosts.hostOf(name), ...ports, folder: join(folder, name) };
    }),
    etcds: THREE.map((n) => {
      const name = `etcd${n + 1}`;
      const ports = { client: port + 30 + n, peer: port + 35 + n };
      return { name, host: hosts.hostOf(name), ...ports, folder: join(folder, name) };
    }),
    portals: Array.from({ length: portals }, (_, n) => port + 10 + n),
    isSynchronous,
    passwords: { superuser: secret(), replication: secret(), portal: secret() },
  };
};

/**
 * Through HAProxy, to the node that is the leader.
 *
 * @param {Plan} plan
 * @param {'postgres' | 'portail'} user
 */
export const databaseUrl = ({ balancer, passwords, hosts }, user) => {
  const password = user === 'postgres' ? passwords.superuser : passwords.portal;
  return `postgres://${user}:${password}@${hosts.hostOf('haproxy')}:${balancer}/${user}`;
};
