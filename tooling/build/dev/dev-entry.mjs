import { join } from 'node:path';
import { folderOf, readJson } from '../paths.mjs';
import { WORK_VERSION } from './work-config.mjs';

/**
 * @typedef {{ name: string, release: object } & Record<string, unknown>} DevEntry a remote's entry of the registry
 * @typedef {{ remotes: { name: string }[] }} Registry
 */

/** `id` of the registry's block in a page (INLINE_IDS of the contract). */
const REGISTRY_ID = 'portail-registre';
const REGISTRY = new RegExp(`(<script[^>]* id="${REGISTRY_ID}"[^>]*>)([^<]*)(</script>)`);

/** The shell's scripts and all that a page fetches ahead: of the published builds, which are not those under work. */
const PUBLISHED =
  /<script nonce="[^"]*" defer src="\/assets\/[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** The first frame is the published shell's: the one under work begins anew. */
const FRAME = /<div id="root" data-frame="[^"]*">/;

/**
 * Address under which a remote under work is served.
 *
 * @param {string} name
 */
export const devBase = (name) => `/r/${name}/${WORK_VERSION}/`;

/**
 * What the registry says of a remote under work: portal.json as it stands, and the files of its last build.
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
      version: WORK_VERSION,
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
 * The portal's registry with the remotes under work in place of the published ones. One that the portal does not name
 * stands beside the others if it is the only one under work: a new domain. Otherwise it is not for this person.
 *
 * @type {<R extends Registry>(registry: R, entries: DevEntry[]) => R}
 */
export const withEntries = (registry, entries) => {
  const named = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const shown = entries.filter(({ name }) => entries.length === 1 || named.has(name));
  for (const entry of shown) named.set(entry.name, entry);
  return { ...registry, remotes: [...named.values()] };
};

/** @param {unknown} value */
const inlined = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Served by the development server beside the pages. */
export const WORK_PATHS = { news: '/__dev/evenements', client: '/__dev/client.js' };

/** @type {(nonce: string, hasOverlay: boolean) => string} */
const scripts = (nonce, hasOverlay) =>
  [
    `<script nonce="${nonce}" src="${WORK_PATHS.client}" data-evenements="${WORK_PATHS.news}" data-volet="${hasOverlay ? 'on' : 'off'}"></script>`,
    `<script nonce="${nonce}" defer src="/assets/main.js"></script>`,
  ].join('');

/**
 * A page of the portal that runs the shell and the remotes under work, under the portal's own policy; any other
 * document as it is.
 *
 * @param {string} html
 * @param {DevEntry[]} entries
 * @param {boolean} hasOverlay
 */
export const withWork = (html, entries, hasOverlay) => {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce || !REGISTRY.test(html)) return html;
  return html
    .replace(PUBLISHED, '')
    .replace(FRAME, '<div id="root">')
    .replace(
      REGISTRY,
      (_all, open, json, close) =>
        `${open}${inlined(withEntries(JSON.parse(json), entries))}${close}${scripts(nonce, hasOverlay)}`,
    );
};
