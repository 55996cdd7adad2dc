import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'mf-orders';
const VERSION = '1';

/** Puts a version of one remote into service in a folder of releases, without its files: a portal with something to serve. */
export const activateRelease = (releasesDir: string): void => {
  const folder = join(releasesDir, NAME, VERSION);
  mkdirSync(folder, { recursive: true });
  const write = (path: string, content: object) => writeFileSync(path, JSON.stringify(content));
  write(join(folder, 'portal.json'), {
    name: NAME,
    label: 'Commandes',
    requires: { contract: '^1.0.0' },
    kit: [],
    screens: [{ path: '/commandes', title: 'Mes commandes' }],
  });
  const entry = { url: `/r/${NAME}/${VERSION}/remoteEntry.js`, integrity: 'sha384-x' };
  write(join(folder, 'release.json'), { version: VERSION, entry, files: [], preload: [] });
  const active = { version: VERSION, previous: null, enabled: true, message: null };
  write(join(releasesDir, 'registry.json'), { revision: 1, remotes: { [NAME]: active } });
};
