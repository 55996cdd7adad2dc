import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** How the database answers: as it is, each part of an answer late, or not at all. @typedef {'sound' | 'slow' | 'dead'} Mode */

/** Delay of each part of an answer, milliseconds. */
const DELAY = 400;

/**
 * A relay between a portal and the socket of its PostgreSQL.
 *
 * @param {string} socket
 * @param {number} port
 */
export const openRelay = async (socket, port) => {
  /** @type {Mode} */
  let mode = 'sound';
  /** @type {Set<import('node:net').Socket>} */
  const clients = new Set();
  const late = () =>
    new Transform({
      transform: (part, _encoding, done) => {
        wait(mode === 'slow' ? DELAY : 0).then(() => done(null, part));
      },
    });
  const server = createServer((client) => {
    if (mode === 'dead') return client.destroy();
    const upstream = connect(socket);
    clients.add(client);
    client.once('close', () => clients.delete(client));
    // Either end may break at any moment; both go then.
    void pipeline(client, upstream).catch(() => {});
    void pipeline(upstream, late(), client).catch(() => {});
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** @param {Mode} next */
    become: (next) => {
      mode = next;
      if (mode === 'dead') for (const client of clients) client.destroy();
    },
    close: () => {
      for (const client of clients) client.destroy();
      server.close();
    },
  };
};
