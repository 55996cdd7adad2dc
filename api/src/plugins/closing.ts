import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Connections by the number of requests that they have in hand. Node's own `closeIdleConnections` runs once and takes
 * a connection for busy on which nothing was asked yet, or whose answer has just been sent: each of those kept the
 * server up until its time-out.
 */
const watchConnections = (server: Server) => {
  const inHand = new Map<Socket, number>();
  let isClosing = false;

  const settle = (socket: Socket) => {
    if (isClosing && inHand.get(socket) === 0) socket.destroySoon();
  };

  server.on('connection', (socket: Socket) => {
    inHand.set(socket, 0);
    socket.once('close', () => inHand.delete(socket));
    settle(socket);
  });
  server.on('request', ({ socket }, response) => {
    inHand.set(socket, (inHand.get(socket) ?? 0) + 1);
    response.once('close', () => {
      inHand.set(socket, (inHand.get(socket) ?? 1) - 1);
      settle(socket);
    });
  });

  return {
    isClosing: () => isClosing,
    close: () => {
      isClosing = true;
      for (const socket of inHand.keys()) settle(socket);
    },
  };
};

/** Closing takes as long as the requests that are running: they are answered, every other connection ends at once. */
export const closing = fp(
  async (app) => {
    const connections = watchConnections(app.server);
    app.addHook('preClose', async () => connections.close());
    app.addHook('onSend', async (_request, reply) => {
      if (connections.isClosing()) reply.header('connection', 'close');
    });
  },
  { name: 'closing' },
);
