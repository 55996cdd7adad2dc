import { join } from 'node:path';
import { folderOf, readJson } from '../webpack/paths.mjs';

/** `id` of the registry's block in a page (INLINE_IDS of the contract). */
const REGISTRY_ID = 'portail-registre';
const REGISTRY = new RegExp(`(<script[^>]* id="${REGISTRY_ID}"[^>]*>)([^<]*)(</script>)`);

/** Address under which the `count`th build of a remote under work is served. */
export const devBase = (name, count) => `/r/${name}/0.0.0-dev.${count}/`;

/** What the registry says of a remote under work: portal.json as it stands, and the files of its last build. */
export const devEntry = (name, { count, scripts }) => {
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

/** The portal's registry with the remote under work in place of the published one, or beside the others. */
export const withEntry = (registry, entry) => ({
  ...registry,
  remotes: [...registry.remotes.filter(({ name }) => name !== entry.name), entry],
});

const inlined = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Reloads the page after each build; the page's own nonce lets it run. */
const reloader = (nonce, address) =>
  `<script nonce="${nonce}">new EventSource('${address}').onmessage = () => location.reload();</script>`;

const preloadsOf = (name) => new RegExp(`<link rel="preload"[^>]+href="/r/${name}/[^>]+>`, 'g');

/** A page of the portal that knows the remote under work and reloads itself; any other document as it is. */
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
