import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { devEntry, withEntry, withWork } from './dev-entry.mjs';
import { workFolder } from './watch-remote.mjs';

const EVENTS = '/__dev/constructions';

/**
 * What a page waits for: any build after the one that it was made of.
 *
 * @param {number | undefined} count
 */
const eventsAfter = (count) => `${EVENTS}/${count}`;
const BUILT = 'data: construit\n\n';

/**
 * Redirections to the portal's own address lead to this server, whatever their status: the sign-in has many.
 *
 * @type {(response: import('node:http').IncomingMessage, target: string) => void}
 */
const stayHere = (response, target) => {
  const { location } = response.headers;
  const { origin } = new URL(target);
  if (location?.startsWith(`${origin}/`)) response.headers.location = location.slice(origin.length);
};

/**
 * What an https portal says to browsers that would keep them from a plain address of this machine.
 *
 * @param {import('node:http').IncomingMessage} response
 */
const relax = (response) => {
  delete response.headers['strict-transport-security'];
  const policy = response.headers['content-security-policy'];
  if (typeof policy === 'string')
    response.headers['content-security-policy'] = policy.replace(/;?\s*upgrade-insecure-requests/, '');
};

/** @type {(target: string, on: import('http-proxy-middleware').Options) => import('http-proxy-middleware').RequestHandler} */
const proxyTo = (target, on) =>
  createProxyMiddleware({
    target,
    changeOrigin: true,
    secure: false,
    ...on,
  });

/** @param {import('node:http').IncomingMessage} request */
const isPage = ({ method, headers }) => method === 'GET' && (headers.accept ?? '').includes('text/html');

/** @type {(name: string, url: string, response: import('node:http').ServerResponse) => Promise<void>} */
const sendFile = async (name, url, response) => {
  const file = basename(new URL(url, 'http://localhost').pathname);
  try {
    const content = await readFile(join(workFolder(name), file));
    response.writeHead(200, {
      'content-type': file.endsWith('.js') ? 'text/javascript' : 'application/json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
};

/**
 * A portal at `target`, local or far, in which one remote is the one under work: `work` is `{ count, scripts }` of its
 * last build, or null before the first. Returns `{ server, announce }`; `announce()` makes the open pages reload.
 *
 * @param {string} name
 * @param {string} target
 * @param {() => import('./dev-entry.mjs').Work | null} work
 */
export const createDevServer = (name, target, work) => {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /** @param {import('node:http').IncomingMessage} answer */
  const adapt = (answer) => {
    relax(answer);
    stayHere(answer, target);
  };
  const plain = proxyTo(target, { on: { proxyRes: adapt } });
  const rewritten = proxyTo(target, {
    selfHandleResponse: true,
    on: {
      proxyRes: (answer, ...rest) => {
        adapt(answer);
        return responseInterceptor(async (buffer, { headers, statusCode }, request) => {
          const type = headers['content-type'] ?? '';
          const built = work();
          if (!built || statusCode !== 200) return buffer;
          const entry = devEntry(name, built);
          if (type.includes('text/html')) return withWork(buffer.toString(), entry, eventsAfter(built.count));
          return request.url?.startsWith('/registry.json')
            ? JSON.stringify(withEntry(JSON.parse(buffer.toString()), entry))
            : buffer;
        })(answer, ...rest);
      },
    },
  });
  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
  const listen = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    // A build that ended while the page was on its way was announced to nobody.
    if (request.url !== eventsAfter(work()?.count)) response.write(BUILT);
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
  };
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(EVENTS)) return listen(request, response);
    if (url.startsWith(`/r/${name}/0.0.0-dev.`)) return sendFile(name, url, response);
    const isRewritten = isPage(request) || url.startsWith('/registry.json');
    return (isRewritten ? rewritten : plain)(request, response);
  });
  const announce = () => {
    for (const response of listeners) response.write(BUILT);
  };
  return { server, announce };
};
