import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * Stands before a provider at the address that it gives for its own, and passes everything on untouched. It lets a bench
 * act between two of the portal's calls, and cuts the connection where the provider is not there.
 *
 * @param {number} port
 * @param {number} inner where the provider listens
 */
export const openRelay = async (port, inner) => {
  /** @type {{ path: string, act: () => Promise<void> } | null} */
  let waiting = null;
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const onward = request(
      { host: '127.0.0.1', port: inner, method, path: url, headers },
      async (answered) => {
        const now = waiting && url.startsWith(waiting.path) ? waiting : null;
        if (now) {
          waiting = null;
          await now.act();
        }
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Acts once, after the provider's next answer under `path` and before the portal has it. @type {(path: string, act: () => Promise<void>) => void} */
    beforeAnswer: (path, act) => {
      waiting = { path, act };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
