import { answers } from './supervisor.mjs';

/** @type {(host: string, port: number) => string} */
const at = (host, port) => `http://${host}:${port}`;

/**
 * Three etcd, of which two suffice: where Patroni agrees on who leads.
 *
 * @param {import('./plan.mjs').Plan} plan
 * @returns {import('./supervisor.mjs').Part[]}
 */
export const etcdParts = ({ etcds, hosts }) => {
  const cluster = etcds.map(({ name, host, peer }) => `${name}=${at(host, peer)}`).join(',');
  return etcds.map(({ name, host, client, peer, folder }) => ({
    name,
    within: hosts.within(name),
    command: '/usr/bin/etcd',
    args: [
      ...['--name', name, '--data-dir', folder],
      ...['--listen-client-urls', at(host, client), '--advertise-client-urls', at(host, client)],
      ...['--listen-peer-urls', at(host, peer), '--initial-advertise-peer-urls', at(host, peer)],
      ...['--initial-cluster', cluster, '--initial-cluster-state', 'new'],
      ...['--initial-cluster-token', 'portail', '--logger', 'zap', '--log-level', 'warn'],
    ],
    isReady: () => answers(`${at(host, client)}/health`),
  }));
};
