import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { devFolder } from './dev-config.mjs';
import { DEV_PATHS, devBase, devEntry, injectDevScripts, overrideEntries } from './dev-entry.mjs';

const CLIENT = fileURLToPath(new URL('page/client.mjs', import.meta.url));

/**
 * Rewrites redirects to the portal's own origin to this server (the sign-in has many).
 *
 * @type {(response: import('node:http').IncomingMessage, target: string) => void}
 */
const rewriteRedirects = (response, target) => {
  const { location } = response.headers;
  const { origin } = new URL(target);
  if (location?.startsWith(`${origin}/`)) response.headers.location = location.slice(origin.length);
};

/**
 * Removes https-only headers that would block a plain local address.
 *
 * @param {import('node:http').IncomingMessage} response
 */
const relaxSecurityHeaders = (response) => {
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

/** @type {(path: string, response: import('node:http').ServerResponse) => Promise<boolean>} */
const sendFile = async (path, response) => {
  const content = await readFile(path).catch(() => null);
  if (content === null) return false;
  response.writeHead(200, {
    'content-type': path.endsWith('.json') ? 'application/json' : 'text/javascript',
    'cache-control': 'no-store',
  });
  response.end(content);
  return true;
};

/**
 * Proxies with two rewritten answers, page and registry; the rest passes through.
 *
 * @type {(target: string, change: (text: string, isPage: boolean) => string) => { rewritten: import('http-proxy-middleware').RequestHandler, plain: import('http-proxy-middleware').RequestHandler }}
 */
const proxies = (target, change) => {
  /** @param {import('node:http').IncomingMessage} answer */
  const adapt = (answer) => {
    relaxSecurityHeaders(answer);
    rewriteRedirects(answer, target);
  };
  const rewritten = proxyTo(target, {
    selfHandleResponse: true,
    on: {
      proxyRes: (answer, ...rest) => {
        adapt(answer);
        return responseInterceptor(async (buffer, { headers, statusCode }, request) => {
          const isDocument = (headers['content-type'] ?? '').includes('text/html');
          // A far portal answers 404 with its page at the address of a domain that it does not know yet.
          const isRegistry = statusCode === 200 && request.url?.startsWith('/registry.json');
          return isDocument || isRegistry ? change(buffer.toString(), isDocument) : buffer;
        })(answer, ...rest);
      },
    },
  });
  return { rewritten, plain: proxyTo(target, { on: { proxyRes: adapt } }) };
};

/**
 * @typedef {object} Under what is under work
 * @property {string[]} names of remotes
 * @property {Map<string, import('./watch-package.mjs').Work>} works last build of each, and of the shell
 * @property {ReturnType<typeof import('./build-events.mjs').createBuildEvents>} news
 * @property {boolean} hasOverlay whether a page shows what keeps a build from coming
 */

/**
 * Development server in front of a portal at `target`, local or remote, for the shell and the remotes under
 * development.
 *
 * @param {string} target
 * @param {Under} under
 */
export const createDevServer = (target, { names, works, news, hasOverlay }) => {
  const entries = () =>
    names.flatMap((name) => {
      const work = works.get(name);
      return work ? [devEntry(name, work.scripts)] : [];
    });
  const { rewritten, plain } = proxies(target, (text, isDocument) =>
    isDocument
      ? injectDevScripts(text, entries(), hasOverlay)
      : JSON.stringify(overrideEntries(JSON.parse(text), entries())),
  );
  /**
   * The file of a build under work that an address names; null when it names none.
   *
   * @param {string} pathname
   */
  const fileOf = (pathname) => {
    if (pathname === DEV_PATHS.client) return CLIENT;
    if (pathname.startsWith('/assets/')) return join(devFolder('shell'), basename(pathname));
    const name = names.find((each) => pathname.startsWith(devBase(each)));
    return name ? join(devFolder(name), basename(pathname)) : null;
  };
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === DEV_PATHS.news) return news.listen(request, response);
    const file = fileOf(pathname);
    if (file && (await sendFile(file, response))) return;
    const isRewritten = isPage(request) || pathname === '/registry.json';
    return (isRewritten ? rewritten : plain)(request, response);
  });
};
