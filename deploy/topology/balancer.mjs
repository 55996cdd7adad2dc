import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';

/** @typedef {import('./plan.mjs').Plan} Plan */

/**
 * Asks Patroni every second which node leads, sends every connection there, and ends those to a node that does no more:
 * the portal's pool opens others, and its people see at most a 503 that the browser tries again.
 *
 * @param {Plan} plan
 */
const configOf = ({ balancer, bases, hosts }) => `global
  maxconn 400

defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m

listen base
  bind ${hosts.hostOf('haproxy')}:${balancer}
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${bases.map(({ name, host, port, rest }) => `  server ${name} ${host}:${port} check port ${rest}`).join('\n')}
`;

/** @type {(host: string, port: number) => Promise<boolean>} */
const isOpen = (host, port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** @param {Plan} plan @returns {import('./supervisor.mjs').Part} */
export const balancerPart = (plan) => {
  const file = join(plan.folder, 'haproxy.cfg');
  writeFileSync(file, configOf(plan));
  return {
    name: 'haproxy',
    within: plan.hosts.within('haproxy'),
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', file],
    isReady: () => isOpen(plan.hosts.hostOf('haproxy'), plan.balancer),
  };
};
