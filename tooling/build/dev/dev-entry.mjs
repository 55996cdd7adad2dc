import { join } from 'node:path';
import { folderOf, readJson } from '../paths.mjs';
import { DEV_VERSION } from './dev-config.mjs';

/**
 * @typedef {{ name: string, release: object } & Record<string, unknown>} DevEntry a remote's entry of the registry
 * @typedef {{ remotes: { name: string }[] }} Registry
 */

/** `id` of the registry's block in a page (INLINE_IDS of the contract). */
const REGISTRY_ID = 'portail-registre';
const REGISTRY = new RegExp(`(<script[^>]* id="${REGISTRY_ID}"[^>]*>)([^<]*)(</script>)`);

/** Tags of the published shell: its scripts and preload links, replaced under development. */
const PUBLISHED =
  /<script nonce="[^"]*" defer src="\/assets\/[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** The server-rendered first frame, removed: the shell under development renders from scratch. */
const FRAME = /<div id="root" data-frame="[^"]*">/;

/**
 * Base URL of a remote under development.
 *
 * @param {string} name
 */
export const devBase = (name) => `/r/${name}/${DEV_VERSION}/`;

/**
 * Registry entry of a remote under development: current portal.json, files of its last build.
 *
 * @type {(name: string, scripts: string[]) => DevEntry}
 */
export const devEntry = (name, scripts) => {
  /** @param {string} script */
  const file = (script) => ({ url: `${devBase(name)}${script}`, integrity: '' });
  const chunks = scripts.filter((script) => script !== 'remoteEntry.js');
  return {
    ...readJson(join(folderOf(name), 'portal.json')),
    release: {
      version: DEV_VERSION,
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
 * The portal's registry with the remotes under development in place of the published ones. A remote unknown to the
 * portal is added only if it is the only one under development (a new domain).
 *
 * @type {<R extends Registry>(registry: R, entries: DevEntry[]) => R}
 */
export const overrideEntries = (registry, entries) => {
  const named = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const shown = entries.filter(({ name }) => entries.length === 1 || named.has(name));
  for (const entry of shown) named.set(entry.name, entry);
  return { ...registry, remotes: [...named.values()] };
};

/** @param {unknown} value */
const inlineJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Paths of the development server's own scripts. */
export const DEV_PATHS = { news: '/__dev/evenements', client: '/__dev/client.js' };

/** @type {(nonce: string, hasOverlay: boolean) => string} */
const scripts = (nonce, hasOverlay) =>
  [
    `<script nonce="${nonce}" src="${DEV_PATHS.client}" data-evenements="${DEV_PATHS.news}" data-volet="${hasOverlay ? 'on' : 'off'}"></script>`,
    `<script nonce="${nonce}" defer src="/assets/main.js"></script>`,
  ].join('');

/**
 * Rewrites a portal page to load the shell and remotes under development, under the portal's CSP; other documents
 * unchanged.
 *
 * @param {string} html
 * @param {DevEntry[]} entries
 * @param {boolean} hasOverlay
 */
export const injectDevScripts = (html, entries, hasOverlay) => {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce || !REGISTRY.test(html)) return html;
  return html
    .replace(PUBLISHED, '')
    .replace(FRAME, '<div id="root">')
    .replace(
      REGISTRY,
      (_all, open, json, close) =>
        `${open}${inlineJson(overrideEntries(JSON.parse(json), entries))}${close}${scripts(nonce, hasOverlay)}`,
    );
};
