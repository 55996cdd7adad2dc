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

/** Paths that deploy/nginx serves from disk: files of versions and of shells. */
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
 * Serves a request from a release folder as nginx does; false when the file is missing.
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
 * Serves the remotes' files on a separate origin, as deploy/nginx/distants.conf.template does.
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
