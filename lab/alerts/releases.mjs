import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const REMOTE = 'mf-orders';

/** @type {(folder: string, name: string, content: object) => void} */
const writeWhole = (folder, name, content) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.new`), JSON.stringify(content));
  renameSync(join(folder, `${name}.new`), join(folder, name));
};

/**
 * Publishes a version of one remote and makes it the active one, at this revision of the registry.
 *
 * @param {string} releases
 * @param {{ revision: number, version: string }} wishes
 */
export const writeRegistry = (releases, { revision, version }) => {
  const folder = join(releases, REMOTE, version);
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const requires = { contract: '^1.0.0' };
  const entry = { url: `/r/${REMOTE}/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  writeWhole(folder, 'portal.json', { name: REMOTE, label: 'Commandes', requires, kit: [], screens });
  writeWhole(folder, 'release.json', { version, entry, files: [], preload: [] });
  const active = { version, previous: null, enabled: true, message: null, since: new Date().toISOString() };
  writeWhole(releases, 'registry.json', { revision, remotes: { [REMOTE]: active } });
};
