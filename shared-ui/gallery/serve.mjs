// Serves the gallery: every part of the kit on a few pages, with the theme that the server inlines elsewhere.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 3104);
const brand = process.env.BRAND ?? '#0c6a72';

/** @type {(entry: string, platform: 'browser' | 'node') => Promise<string>} */
const bundle = (entry, platform) =>
  build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles.map(({ text }) => text).join(''));

/** @param {string} code */
const asModule = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
/** @type {(css: string, theme: string | null) => string} */
const page = (css, theme) => `<!doctype html>
<html lang="fr-BE"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Galerie</title><style nonce="galerie">${css}</style></head><body><div id="root"></div><script type="module" nonce="galerie" src="/gallery.js"></script></body></html>`;

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  try {
    if (url.pathname === '/gallery.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(await bundle('src/gallery/gallery.tsx', 'browser'));
    } else if (url.pathname.endsWith('.woff2')) {
      response.setHeader('content-type', 'font/woff2');
      response.end(readFileSync(`${root}src/theme/font/carreau-sans.woff2`));
    } else {
      const { themeCss } = await asModule(await bundle('../shared-contract/src/theme/index.ts', 'node'));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'nonce-galerie'; style-src 'self' 'nonce-galerie'; img-src 'self' data:",
      );
      response.end(page(themeCss(brand), url.searchParams.get('theme')));
    }
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}).listen(port, () => process.stdout.write(`http://localhost:${port}/\n`));
