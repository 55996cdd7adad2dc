import { answers } from './supervisor.mjs';

const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;

/**
 * Three etcd, of which two suffice: where Patroni agrees on who leads.
 *
 * @param {import('./plan.mjs').Plan} plan
 * @returns {import('./supervisor.mjs').Part[]}
 */
export const etcdParts = ({ etcds }) => {
  const cluster = etcds.map(({ name, peer }) => `${name}=${at(peer)}`).join(',');
  return etcds.map(({ name, client, peer, folder }) => ({
    name,
    command: '/usr/bin/etcd',
    args: [
      ...['--name', name, '--data-dir', folder],
      ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
      ...['--initial-cluster', cluster, '--initial-cluster-state', 'new'],
      ...['--initial-cluster-token', 'portail', '--logger', 'zap', '--log-level', 'warn'],
    ],
    isReady: () => answers(`${at(client)}/health`),
  }));
};
