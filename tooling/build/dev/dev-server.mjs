import { responseInterceptor } from 'http-proxy-middleware';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devConfig } from './dev-config.mjs';
import { devEntry, rewritePage, rewriteRegistry } from './rewrite-page.mjs';

/** Trusted Types policy of webpack-dev-server's overlay. */
const OVERLAY_POLICY = 'webpack-dev-server';

/** @param {string} policy a Content-Security-Policy */
const devPolicy = (policy) =>
  policy
    .replace(/;?\s*upgrade-insecure-requests/, '')
    .replace('trusted-types ', `trusted-types ${OVERLAY_POLICY} `);

/**
 * Adapts the headers of an answer of the portal to a plain address of this machine: redirections to the portal's own
 * address lead here, whatever their status (the sign-in has many), and nothing asks for https.
 *
 * @type {(response: import('node:http').IncomingMessage, target: string) => void}
 */
const adaptHeaders = ({ headers }, target) => {
  const { origin } = new URL(target);
  if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
  delete headers['strict-transport-security'];
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = devPolicy(policy);
};

/** @type {(path: string, request: import('node:http').IncomingMessage) => boolean} */
const isRewritten = (path, { method, headers }) =>
  path === '/registry.json' || (method === 'GET' && (headers.accept ?? '').includes('text/html'));

/**
 * Everything that is not built here comes from the portal; its pages and its registry name the remotes built here.
 *
 * @type {(target: string, names: string[]) => import('http-proxy-middleware').Options[]}
 */
const proxies = (target, names) => {
  const common = { target, changeOrigin: true, secure: false };
  const rewrite = responseInterceptor(async (buffer, { headers, statusCode }, request) => {
    const entries = names.map(devEntry);
    if ((headers['content-type'] ?? '').includes('text/html')) return rewritePage(buffer.toString(), entries);
    // A far portal answers 404 with its page at the address of a domain that it does not know yet.
    const isRegistry = statusCode === 200 && request.url?.startsWith('/registry.json');
    return isRegistry ? JSON.stringify(rewriteRegistry(JSON.parse(buffer.toString()), entries)) : buffer;
  });
  return [
    {
      ...common,
      pathFilter: isRewritten,
      selfHandleResponse: true,
      on: {
        proxyRes: (answer, ...rest) => {
          adaptHeaders(answer, target);
          return rewrite(answer, ...rest);
        },
      },
    },
    { ...common, pathFilter: '/', on: { proxyRes: (answer) => adaptHeaders(answer, target) } },
  ];
};

/**
 * webpack-dev-server in front of a portal, local or far: the shell and the named remotes are built from their sources,
 * and an open page takes each build (docs/decisions/working-on-one-domain.md). Not started yet.
 *
 * @param {string} target address of the portal
 * @param {{ names: string[], port: number, hasOverlay: boolean }} options
 */
export const createDevServer = async (target, { names, port, hasOverlay }) => {
  const compiler = webpack(await Promise.all(['shell', ...names].map(devConfig)));
  if (!compiler) throw new Error('webpack made nothing of these configurations');
  return new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      static: false,
      compress: false,
      setupExitSignals: false,
      devMiddleware: { index: false, stats: 'errors-warnings' },
      headers: { 'cache-control': 'no-store' },
      client: {
        logging: 'warn',
        // The host and port of the page, which its policy allows.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        progress: false,
        overlay: hasOverlay && {
          errors: true,
          warnings: false,
          runtimeErrors: false,
          trustedTypesPolicyName: OVERLAY_POLICY,
        },
      },
      proxy: proxies(target, names),
    },
    compiler,
  );
};
