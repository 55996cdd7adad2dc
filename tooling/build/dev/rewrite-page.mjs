import { join } from 'node:path';
import { folderOf, readJson } from '../paths.mjs';
import { DEV_VERSION, devBase } from './dev-config.mjs';

/**
 * @typedef {{ name: string, release: object } & Record<string, unknown>} RegistryEntry
 * @typedef {{ remotes: { name: string }[] }} Registry
 */

/** `id` of the registry's block in a page (INLINE_IDS of the contract). */
const REGISTRY_ID = 'portail-registre';
const REGISTRY = new RegExp(`(<script[^>]* id="${REGISTRY_ID}"[^>]*>)([^<]*)(</script>)`);

/** The shell's scripts and all that a page fetches ahead: of the published builds. */
const PUBLISHED =
  /<script nonce="[^"]*" defer src="\/assets\/[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** The first frame is the published shell's: the one built from sources renders anew. */
const FRAME = /<div id="root" data-frame=[^>]*>/;

/**
 * What the registry says of a remote served from its sources: portal.json as it stands.
 *
 * @param {string} name
 * @returns {RegistryEntry}
 */
export const devEntry = (name) => ({
  ...readJson(join(folderOf(name), 'portal.json')),
  release: {
    version: DEV_VERSION,
    entry: { url: `${devBase(name)}remoteEntry.js`, integrity: '' },
    files: [],
    preload: [],
  },
  previous: null,
  enabled: true,
  message: null,
});

/**
 * The portal's registry with the remotes served from sources in place of the published ones. One that the portal does not
 * name stands beside the others if it is the only one: a new domain. Otherwise it is not for this person.
 *
 * @type {<R extends Registry>(registry: R, entries: RegistryEntry[]) => R}
 */
export const rewriteRegistry = (registry, entries) => {
  const named = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const shown = entries.filter(({ name }) => entries.length === 1 || named.has(name));
  for (const entry of shown) named.set(entry.name, entry);
  return { ...registry, remotes: [...named.values()] };
};

/** @param {unknown} value */
const inlined = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A page of the portal that runs the shell and the remotes served from sources; any other document as it is.
 *
 * @param {string} html
 * @param {RegistryEntry[]} entries
 */
export const rewritePage = (html, entries) => {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1];
  if (!nonce || !REGISTRY.test(html)) return html;
  const script = `<script nonce="${nonce}" defer src="/assets/main.js"></script>`;
  return html
    .replace(PUBLISHED, '')
    .replace(FRAME, '<div id="root">')
    .replace(
      REGISTRY,
      (_all, open, json, close) =>
        `${open}${inlined(rewriteRegistry(JSON.parse(json), entries))}${close}${script}`,
    );
};
