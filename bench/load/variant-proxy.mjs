import { createReadStream, existsSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page as it is; as one bundle that the browser renders; as a federation whose page names nothing ahead. */
export const VARIANTS = /** @type {const} */ (['portail', 'un seul paquet', 'étape par étape']);

/** @typedef {typeof VARIANTS[number]} Peer */

/** As the portal itself compresses a page. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ROOT = /<div id="root" data-frame=[^>]*>.*<\/div>(?=<script|<\/body>)/s;
const STYLES = /<style [^>]*data-emotion=[^>]*>[^<]*<\/style>/g;
const SCRIPT = /(<script nonce="[^"]*" defer src=")\/assets\/main[^"]*"[^>]*>/;

const ANSWERS = /<script type="application\/json" id="portail-reponses"[^>]*>([^<]*)<\/script>/;

const SCRIPT_LINKS = /<link rel="preload" as="script"[^>]*>/g;

/** @type {(html: string, peer: Peer, main: string) => string} */
const asVariant = (html, peer, main) => {
  const naive = html
    .replace(ROOT, '<div id="root"></div>')
    .replace(STYLES, '')
    .replace(ANSWERS, '')
    .replace(SCRIPT_LINKS, '');
  return peer === 'un seul paquet' ? naive.replace(SCRIPT, `$1/assets/${basename(main)}">`) : naive;
};

/**
 * Reverse proxy that rewrites the portal's pages into the measured variant.
 *
 * @param {number} port
 * @param {string} inner
 * @param {string[]} bundle files of the single bundle, its entry first
 */
export const startVariantProxy = async (port, inner, bundle) => {
  /** @type {Peer} */
  let peer = 'portail';
  const [main = ''] = bundle;
  /** @param {string} path */
  const ofBundle = (path) => main.replace(basename(main), basename(path));

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (peer === 'un seul paquet' && path.startsWith('/assets/') && existsSync(`${ofBundle(path)}.br`)) {
      const type = { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, { ...type, 'cache-control': 'max-age=31536000' });
      return createReadStream(`${ofBundle(path)}.br`).pipe(response);
    }
    const isChanged = peer !== 'portail' && (request.headers.accept ?? '').includes('text/html');
    const headers = isChanged ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const passed = ask(inner + request.url, { method: request.method, headers }, async (answer) => {
      const isPage = isChanged && (answer.headers['content-type'] ?? '').includes('text/html');
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(response);
      }
      const html = asVariant((await buffer(answer)).toString(), peer, main);
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
      return response.end(brotliCompressSync(html, QUALITY));
    });
    passed.on('error', () => response.destroy());
    return request.pipe(passed);
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(port, resolve)));
  return {
    /** @param {Peer} next */
    become: (next) => {
      peer = next;
    },
    close: () => server.close(),
  };
};
