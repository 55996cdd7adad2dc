import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresBin } from './plan.mjs';
import { answers } from './supervisor.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').BaseNode} BaseNode */

/** Seconds after which a leader that says nothing is one no more, between two looks, and given to a call. */
const PATRONI_TIMING = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

/**
 * A PostgreSQL that dies while it leads gives way at once to the node that has all its writes: on a full disk it would
 * start, lead and die again, without end. Without such a node it starts again where its writes are.
 */
const FAIL_OVER_AT_ONCE = { primary_start_timeout: 0 };

/** After how long a node that says nothing is no follower any more: writes that wait for it go on without. */
const WAL_SENDER_TIMEOUT = { wal_sender_timeout: '10s', wal_receiver_timeout: '10s' };

const isRoot = process.getuid?.() === 0;

const postgresIds = () =>
  ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout));

/** What PostgreSQL's own user reads and writes. @param {string} path */
const giveToPostgres = (path) => {
  if (!isRoot) return;
  const [user = 0, group = 0] = postgresIds();
  chownSync(path, user, group);
};

/** @type {(plan: Plan, node: BaseNode) => object} */
const configOf = ({ etcds, isSynchronous, passwords, hosts }, { name, host, port, rest, folder }) => {
  const users = {
    superuser: { username: 'postgres', password: passwords.superuser },
    replication: { username: 'replicateur', password: passwords.replication },
    rewind: { username: 'postgres', password: passwords.superuser },
  };
  return {
    scope: 'portail',
    name,
    restapi: { listen: `${host}:${rest}`, connect_address: `${host}:${rest}` },
    etcd3: { hosts: etcds.map((etcd) => `${etcd.host}:${etcd.client}`) },
    bootstrap: {
      dcs: {
        ...PATRONI_TIMING,
        ...(isSynchronous ? FAIL_OVER_AT_ONCE : {}),
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: isSynchronous,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 120,
            wal_keep_size: '256MB',
            shared_buffers: '64MB',
            ...WAL_SENDER_TIMEOUT,
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        `host all all ${hosts.network} scram-sha-256`,
        `host replication ${users.replication.username} ${hosts.network} scram-sha-256`,
        'local all all scram-sha-256',
      ],
    },
    postgresql: {
      listen: `${host}:${port}`,
      connect_address: `${host}:${port}`,
      data_dir: join(folder, 'donnees'),
      bin_dir: postgresBin(),
      pgpass: join(folder, 'pgpass'),
      authentication: users,
      parameters: { unix_socket_directories: folder },
    },
  };
};

/** YAML holds JSON. @type {(plan: Plan, node: BaseNode) => string} */
const writeConfig = (plan, node) => {
  mkdirSync(node.folder, { recursive: true, mode: 0o700 });
  const file = join(node.folder, 'patroni.yml');
  writeFileSync(file, JSON.stringify(configOf(plan, node), null, 1), { mode: 0o600 });
  for (const path of [node.folder, file]) giveToPostgres(path);
  return file;
};

/** Three PostgreSQL, each under a Patroni. @param {Plan} plan @returns {import('./supervisor.mjs').Part[]} */
export const databaseParts = (plan) =>
  plan.bases.map((node) => ({
    name: node.name,
    command: '/usr/bin/patroni',
    args: [writeConfig(plan, node)],
    asPostgres: true,
    within: plan.hosts.within(node.name),
    isReady: () => answers(`http://${node.host}:${node.rest}/health`),
  }));

/** The node that leads, as Patroni says it; undefined while none does. @param {Plan} plan */
export const findLeader = async ({ bases }) => {
  for (const node of bases) if (await answers(`http://${node.host}:${node.rest}/primary`)) return node;
  return undefined;
};

/** The process of the node's PostgreSQL itself, which Patroni lets live when it dies; null where none runs. @param {string} folder */
export const postmasterOf = (folder) => {
  const file = join(folder, 'donnees', 'postmaster.pid');
  const [pid = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return /^\d+$/.test(pid) ? Number(pid) : null;
};
