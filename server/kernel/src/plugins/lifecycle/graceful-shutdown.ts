import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Connections by the number of requests that they have in hand. Node's own `closeIdleConnections` runs once and takes
 * a connection for busy on which nothing was asked yet, or whose answer has just been sent: each of those kept the
 * server up until its time-out.
 */
const trackConnections = (server: Server) => {
  const inHand = new Map<Socket, number>();
  let isClosing = false;
  let isDraining = false;
  let onEmpty = () => {};

  const settle = (socket: Socket) => {
    if (isClosing && inHand.get(socket) === 0) socket.destroySoon();
  };

  server.on('connection', (socket: Socket) => {
    inHand.set(socket, 0);
    socket.once('close', () => {
      inHand.delete(socket);
      if (inHand.size === 0) onEmpty();
    });
    settle(socket);
  });
  server.on('request', ({ socket }, response) => {
    inHand.set(socket, (inHand.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const requests = inHand.get(socket);
      // Its connection was cut, and has gone with all that was asked on it.
      if (requests === undefined) return;
      inHand.set(socket, requests - 1);
      settle(socket);
    });
  });

  return {
    countRequests: () => [...inHand.values()].reduce((total, requests) => total + requests, 0),
    isEnding: () => isClosing || isDraining,
    /** Lets nobody new in, and resolves when nobody is left or the time is over. */
    drain: async (within: number) => {
      isDraining = true;
      // Not the close of an HTTP server, which cuts the connections that a proxy is about to write on.
      NetServer.prototype.close.call(server);
      if (inHand.size === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onEmpty = resolve;
        timer = setTimeout(resolve, within);
      });
      clearTimeout(timer);
    },
    close: () => {
      isClosing = true;
      for (const socket of inHand.keys()) settle(socket);
    },
  };
};

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Before `close`: no new connection, and each of those that are open serves what still comes on it and then ends; at
     * most so many milliseconds. A proxy that keeps an idle connection for less time than that never meets a closed one.
     */
    drain(within: number): Promise<void>;
    /** Requests whose answer has not left and whose client is still there. */
    requestsInHand(): number;
  }
}

/** Closing takes as long as the requests that are running: they are answered, every other connection ends at once. */
export const gracefulShutdown = fp(
  async (app) => {
    const connections = trackConnections(app.server);
    app.decorate('drain', connections.drain);
    app.decorate('requestsInHand', connections.countRequests);
    app.addHook('preClose', async () => connections.close());
    app.addHook('onSend', async (_request, reply) => {
      if (connections.isEnding()) reply.header('connection', 'close');
    });
  },
  { name: 'graceful-shutdown' },
);
