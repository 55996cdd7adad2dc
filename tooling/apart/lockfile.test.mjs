import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REMOTES, root } from '../build/paths.mjs';
import { lockApart } from './lockfile.mjs';
import { PACKAGES, publishedManifest } from './manifests.mjs';

/** The kit as it would be packed, without a file. @returns {import('./kit.mjs').Kit} */
const kitOfManifests = () =>
  Object.fromEntries(
    Object.entries(PACKAGES).map(([name, packed]) => {
      const manifest = publishedManifest(packed);
      return [
        name,
        { file: `${name}-${manifest.version}.tgz`, integrity: 'sha512-0', manifest, from: packed.from },
      ];
    }),
  );

const lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
const kit = kitOfManifests();

describe('what is packed of the portal', () => {
  it('says every range in full, and nothing that serves only in the repository', () => {
    for (const { manifest } of Object.values(kit)) {
      expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
      expect(Object.keys(manifest)).toEqual(
        expect.not.arrayContaining(['private', 'scripts', 'devDependencies']),
      );
    }
  });
});

describe.each(REMOTES)('the lockfile of %s alone', (name) => {
  const alone = lockApart(lock, { name, kit, tools: ['jest', 'typescript'] });

  it('names no folder of the repository, and knows every package that it names', () => {
    expect(JSON.stringify(alone)).not.toMatch(/"link:|workspace:/);
    const needed = Object.values(alone.snapshots).flatMap(({ dependencies = {} }) =>
      Object.entries(dependencies),
    );
    const unknown = needed.filter(
      ([each, version]) => !(`${each}@${version}` in alone.snapshots) && !(version in alone.snapshots),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(alone.importers)).toEqual(['.', name]);
  });

  it('installs the very versions that the repository installs', () => {
    const foreign = Object.entries(alone.packages).filter(([key]) => !key.includes('@file:kit/'));
    expect(foreign.length).toBeGreaterThan(100);
    for (const [key, value] of foreign) expect(value).toEqual(lock.packages[key]);
  });
});
