import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static } from '@sinclair/typebox';
import { type Guard, integrityOf, isDraft, verifyRelease } from 'release-store';
import type { Config } from 'server-kernel/config';
import { CONTRACT_VERSION, type PortalManifest, type RegistryEntry, type Release } from 'shared-contract';
import { isInRange } from 'shared-contract/federation/contract-range';
import { readShape } from './read-shape';
import { PortalManifestSchema, ReleaseSchema } from './release-schemas';
import { withOrigin } from './remotes-origin';

const VERSION_NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/;

/** True for a valid version folder name; false for one left by an interrupted copy. */
const isVersionName = (name: string): boolean => VERSION_NAME.test(name) && !isDraft(name);

export interface PublishedVersion {
  manifest: PortalManifest;
  /** null when it is announced without code. */
  release: Release | null;
  /** Absolute path of the file that the server draws its screens with; null without one. */
  screensFile: string | null;
}

type ServerFile = NonNullable<Static<typeof ReleaseSchema>['server']>;

const forBrowsers = ({ server: _, ...release }: Static<typeof ReleaseSchema>): Release => release;

/** What the server runs of a version, which no browser checks; rejects where it is absent or another than was built. */
const checkScreensFile = async (folder: string, { file, integrity }: ServerFile): Promise<string> => {
  const path = join(folder, file);
  if (integrityOf(await readFile(path)) !== integrity)
    throw new Error(`${path} is not the file that its release names`);
  return path;
};

/** What a version's folder says of it; null where it is not published. */
const readPublished = async (folder: string, origin: string | null): Promise<PublishedVersion | null> => {
  const manifest = await readShape(join(folder, 'portal.json'), PortalManifestSchema);
  if (!manifest) return null;
  const stored = await readShape(join(folder, 'release.json'), ReleaseSchema);
  return {
    manifest,
    release: stored && withOrigin(origin, forBrowsers(stored)),
    screensFile: stored?.server ? await checkScreensFile(folder, stored.server) : null,
  };
};

/** The versions under RELEASES_DIR, with their files' addresses; what was read of one is kept, since it never changes. */
export const createPublishedVersions = (
  { releasesDir: directory, remotesOrigin }: Pick<Config, 'releasesDir' | 'remotesOrigin'>,
  guard: Guard | null = null,
) => {
  const known = new Map<string, PublishedVersion>();

  const read = async (name: string, version: string): Promise<PublishedVersion | null> => {
    const key = `${name}/${version}`;
    const found = known.get(key);
    if (found) return found;
    if (guard) await verifyRelease(guard.trust(), directory, { remote: name, version });
    const published = await readPublished(join(directory, name, version), remotesOrigin);
    if (!published) return null;
    known.set(key, published);
    return published;
  };

  /** A version as a tester is shown it; null when it is not published whole, or for another shell. */
  const testEntry = async (name: string, version: string): Promise<RegistryEntry | null> => {
    if (!isVersionName(version)) return null;
    const found = await read(name, version).catch(() => null);
    if (!found?.release || !isInRange(CONTRACT_VERSION, found.manifest.requires.contract)) return null;
    // Without a version behind it: a tester sees that it fails.
    return {
      ...found.manifest,
      release: found.release,
      previous: null,
      enabled: true,
      message: null,
      isTest: true,
    };
  };

  const namesOf = async (name: string): Promise<string[]> => {
    const folders = await readdir(join(directory, name)).catch(() => []);
    const dated = await Promise.all(
      folders
        .filter(isVersionName)
        .map(async (version) => ({ version, at: (await stat(join(directory, name, version))).mtimeMs })),
    );
    return dated.sort((a, b) => b.at - a.at).map(({ version }) => version);
  };

  /** The versions of a remote that have code, newest first, and whether each fits this shell. */
  const list = async (name: string): Promise<{ version: string; fits: boolean }[]> => {
    const found = await Promise.all(
      (await namesOf(name)).map(async (version) => ({
        version,
        isWhole: (await read(name, version).catch(() => null))?.release != null,
        fits: (await testEntry(name, version)) !== null,
      })),
    );
    return found.filter(({ isWhole }) => isWhole).map(({ version, fits }) => ({ version, fits }));
  };

  return { read, testEntry, list, forget: () => known.clear() };
};

export type PublishedVersions = ReturnType<typeof createPublishedVersions>;
