import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from 'release-store';
import { folderOf, REMOTES, root } from '../paths.mjs';
import { hasCode } from '../release/release.mjs';
import { rewritePage } from './rewrite-page.mjs';
import { parseTypeErrors } from './watch-types.mjs';

/** What only a build for webpack-dev-server holds: React's refresh, webpack's hot replacement and its client. */
const OF_DEVELOPMENT =
  /\$RefreshReg\$|injectIntoGlobalHook|performReactRefresh|webpackHotUpdate|hot-update|__PORTAL_REFRESH__|webpack_dev_middleware/;

/** @param {string} name */
const scriptsOf = (name) => filesUnder(join(folderOf(name), 'dist')).filter((file) => file.endsWith('.js'));

describe('what is published', () => {
  it('holds nothing of the refresh of a package served from sources', () => {
    const built = ['shell', ...REMOTES.filter(hasCode)].map((name) => ({ name, scripts: scriptsOf(name) }));
    expect(built.filter(({ scripts }) => scripts.length === 0)).toEqual([]);
    const found = built
      .flatMap(({ scripts }) => scripts)
      .filter((script) => OF_DEVELOPMENT.test(readFileSync(script, 'utf8')))
      .map((script) => relative(root, script));
    expect(found).toEqual([]);
  });
});

describe('a page of the portal served from sources', () => {
  const nonce = 'abc=';
  const registry =
    '<script type="application/json" id="portail-registre" nonce="abc=">{"remotes":[]}</script>';
  const html = `<head><script nonce="abc=">garde()</script><script nonce="${nonce}" defer src="/assets/main.1234.js" integrity="sha384-x"></script><link rel="preload" as="script" href="/r/mf-orders/1.0.0/remoteEntry.js">${registry}</head>`;

  it('keeps its policy’s nonce and its guard, and runs the shell served from sources in place of the published one', () => {
    const page = rewritePage(html, [{ name: 'mf-orders', release: {} }]);
    expect(page).toContain('garde()');
    expect(page).not.toMatch(/main\.1234|rel="preload"/);
    expect(page).toContain('<script nonce="abc=" defer src="/assets/main.js">');
    expect(page).toContain('{"remotes":[{"name":"mf-orders","release":{}}]}');
  });

  it('shows of several remotes those alone that the person has', () => {
    const entries = ['mf-orders', 'mf-pae'].map((name) => ({ name, release: {} }));
    expect(rewritePage(html, entries)).toContain('{"remotes":[]}');
  });

  it('is left alone when it is none', () => {
    expect(rewritePage('<html lang="fr"></html>', [])).toBe('<html lang="fr"></html>');
  });
});

describe('a pass of the type check', () => {
  it('gives each fault with the lines that explain it', () => {
    const said = [
      '12:00:00 - File change detected.',
      '../../mf-x/src/a.ts(1,2): error TS2322: Type A is not B.',
      '  Property c is missing.',
      'mf-x/src/b.ts(3,4): error TS1005: ; expected.',
      '12:00:01 - Found 2 errors. Watching for file changes.',
    ];
    expect(parseTypeErrors(said)).toEqual([
      'mf-x/src/a.ts(1,2): error TS2322: Type A is not B.\n  Property c is missing.',
      'mf-x/src/b.ts(3,4): error TS1005: ; expected.',
    ]);
  });
});
