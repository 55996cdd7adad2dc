import { join } from 'node:path';
import { folderOf, readJson } from '../webpack/paths.mjs';

/**
 * @typedef {{ count: number, scripts: string[] }} Work a remote under work: which build is its last, and its scripts
 * @typedef {{ name: string, release: object } & Record<string, unknown>} DevEntry its entry of the registry
 */

/** `id` of the registry's block in a page (INLINE_IDS of the contract). */
const REGISTRY_ID = 'portail-registre';
const REGISTRY = new RegExp(`(<script[^>]* id="${REGISTRY_ID}"[^>]*>)([^<]*)(</script>)`);

/**
 * Address under which the `count`th build of a remote under work is served.
 *
 * @param {string} name
 * @param {number} count
 */
export const devBase = (name, count) => `/r/${name}/0.0.0-dev.${count}/`;

/**
 * What the registry says of a remote under work: portal.json as it stands, and the files of its last build.
 *
 * @param {string} name
 * @param {Work} work
 * @returns {DevEntry}
 */
export const devEntry = (name, { count, scripts }) => {
  /** @param {string} script */
  const file = (script) => ({ url: `${devBase(name, count)}${script}`, integrity: '' });
  const chunks = scripts.filter((script) => script !== 'remoteEntry.js');
  return {
    ...readJson(join(folderOf(name), 'portal.json')),
    release: {
      version: `0.0.0-dev.${count}`,
      entry: file('remoteEntry.js'),
      files: chunks.map(file),
      preload: [],
    },
    previous: null,
    enabled: true,
    message: null,
  };
};

/**
 * The portal's registry with the remote under work in place of the published one, or beside the others.
 *
 * @param {{ remotes: { name: string }[] }} registry
 * @param {DevEntry} entry
 */
export const withEntry = (registry, entry) => ({
  ...registry,
  remotes: [...registry.remotes.filter(({ name }) => name !== entry.name), entry],
});

/** @param {unknown} value */
const inlined = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Reloads the page after each build; the page's own nonce lets it run.
 *
 * @type {(nonce: string, address: string) => string}
 */
const reloader = (nonce, address) =>
  `<script nonce="${nonce}">new EventSource('${address}').onmessage = () => location.reload();</script>`;

/** @param {string} name */
const preloadsOf = (name) => new RegExp(`<link rel="preload"[^>]+href="/r/${name}/[^>]+>`, 'g');

/**
 * A page of the portal that knows the remote under work and reloads itself; any other document as it is.
 *
 * @param {string} html
 * @param {DevEntry} entry
 * @param {string} address where the page hears of the next build
 */
export const withWork = (html, entry, address) => {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce || !REGISTRY.test(html)) return html;
  return html
    .replace(preloadsOf(entry.name), '')
    .replace(
      REGISTRY,
      (_all, open, json, close) =>
        `${open}${inlined(withEntry(JSON.parse(json), entry))}${close}${reloader(nonce, address)}`,
    );
};
