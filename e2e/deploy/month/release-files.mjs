import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from '../../../tooling/build/dev/local-server.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What deploy/nginx gives from the disk: files of versions, and those of shells that the server put together. */
const OF_VERSION = /^\/r\/(mf-[a-z-]+\/[\w.+-]+\/[\w./+-]+)$/;
const OF_SHELL = /^\/(assets\/[\w./-]+)$/;

/** @type {(releases: string, address: string) => string | null} */
const fileAt = (releases, address) => {
  const { pathname } = new URL(address, 'http://localhost');
  const file = OF_VERSION.exec(pathname)?.[1] ?? OF_SHELL.exec(pathname)?.[1];
  const path = file && join(releases, file);
  return path && existsSync(path) && statSync(path).isFile() ? path : null;
};

/**
 * Answers a request from a folder of releases as nginx does; false where the file is not there.
 *
 * @type {(releases: string, request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, headers?: Record<string, string>) => boolean}
 */
export const sendFile = (releases, { url = '/' }, response, headers = {}) => {
  const path = fileAt(releases, url);
  if (!path) return false;
  response
    .writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      ...headers,
    })
    .end(readFileSync(path));
  return true;
};

/**
 * The remotes' files on an origin of their own, as deploy/nginx/distants.conf.template gives them.
 *
 * @param {string} releases
 * @param {string} portal origin that may read them
 */
export const startApart = async (releases, portal) => {
  const port = await freePort();
  const headers = { 'access-control-allow-origin': portal, 'cross-origin-resource-policy': 'cross-origin' };
  const server = createServer((request, response) => {
    if (!sendFile(releases, request, response, headers)) response.writeHead(404, headers).end();
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)));
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
