import { createServer } from 'node:net';

/** @typedef {ReturnType<typeof createMailServer>} MailServer */

/**
 * A mail server that takes every mail, refuses every recipient for good, or is away.
 *
 * @param {number} port
 */
export const createMailServer = (port) => {
  let isRefusing = false;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();

  const replyTo = (/** @type {string} */ line) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT' && isRefusing) return '550 5.1.1 unknown';
    if (verb === 'DATA') return '354 go on';
    return verb === 'QUIT' ? '221 bye' : '250 ok';
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let isText = false;
    let rest = '';
    socket.write('220 essai ESMTP\r\n');
    socket.on('data', (part) => {
      const lines = `${rest}${part}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isText && line !== '.') continue;
        const reply = isText ? '250 taken' : replyTo(line);
        isText = reply.startsWith('354');
        socket.write(`${reply}\r\n`);
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });

  return {
    /** @param {boolean} refuses */
    refuse: (refuses) => {
      isRefusing = refuses;
    },
    /** @returns {Promise<void>} */
    open: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
