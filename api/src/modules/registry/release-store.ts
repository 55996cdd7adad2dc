import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyBaseLogger } from 'fastify';
import {
  CONTRACT_VERSION,
  type PortalManifest,
  type PreviousRelease,
  type RegistryEntry,
  type Release,
} from 'shared-contract';
import { isInRange } from 'shared-contract/contract-range';
import type { Config } from '../../config';
import { PortalManifestSchema, RegistryFileSchema, ReleaseSchema } from './release-schemas';
import { releaseAt } from './remotes-origin';

type RegistryFile = Static<typeof RegistryFileSchema>;
type ActiveRemote = RegistryFile['remotes'][string];

/** A published version never changes; the registry file is looked at again after this many milliseconds. */
const LOOK_EVERY = 1000;

/** Name of a version's folder; a copy that was cut has another one. */
const VERSION_NAME = /^(?!.*\.brouillon-)[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/;

const UNREADABLE = 'Ce service est momentanément indisponible.';

/** Reads a JSON file of a known shape; null when it is absent. Throws on any other shape. */
const readShape = async <T extends TSchema>(file: string, schema: T): Promise<Static<T> | null> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const content: unknown = JSON.parse(text);
  if (Value.Check(schema, content)) return Value.Clean(schema, content);
  const [first] = [...Value.Errors(schema, content)];
  throw new Error(`${file}: ${first?.path ?? ''} ${first?.message ?? 'unexpected shape'}`);
};

interface Published {
  manifest: PortalManifest;
  release: Release | null;
}

/** What a remote's registry entry becomes for the part of the users to whom a version under trial is shown. */
export interface Trial {
  percent: number;
  entry: RegistryEntry;
  since: string | null;
}

/** A remote as it is published, before the registry is resolved for somebody. */
export interface StoredRemote {
  entry: RegistryEntry;
  /** When the active version was promoted, ISO 8601 by the clock of who promoted; null when it was not. */
  since: string | null;
  trial: Trial | null;
}

export interface StoredRegistry {
  revision: number;
  remotes: StoredRemote[];
}

/** The published remotes under RELEASES_DIR, as the registry file makes them active, with their files' addresses. */
export const createReleaseStore = (
  { releasesDir: directory, remotesOrigin }: Pick<Config, 'releasesDir' | 'remotesOrigin'>,
  log: FastifyBaseLogger,
) => {
  const published = new Map<string, Published>();
  let registry: StoredRegistry = { revision: 0, remotes: [] };
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  const readPublished = async (name: string, version: string): Promise<Published | null> => {
    const key = `${name}/${version}`;
    const known = published.get(key);
    if (known) return known;
    const manifest = await readShape(join(directory, name, version, 'portal.json'), PortalManifestSchema);
    if (!manifest) return null;
    const stored = await readShape(join(directory, name, version, 'release.json'), ReleaseSchema);
    const release = stored && releaseAt(remotesOrigin, stored);
    published.set(key, { manifest, release });
    return { manifest, release };
  };

  const toPrevious = async (name: string, version: string): Promise<PreviousRelease | null> => {
    const found = await readPublished(name, version);
    if (!found?.release) return null;
    const { requires, kit, screens } = found.manifest;
    return { ...found.release, requires, kit, routes: screens.map(({ path }) => path) };
  };

  const toEntry = async (name: string, active: ActiveRemote): Promise<RegistryEntry | null> => {
    if (active.version === null) return null;
    const current = await readPublished(name, active.version);
    if (!current) throw new Error(`${name} ${active.version} is not published`);
    const enabled = active.enabled && current.release !== null;
    return {
      ...current.manifest,
      release: current.release,
      previous: active.previous ? await toPrevious(name, active.previous).catch(() => null) : null,
      enabled,
      message: enabled ? null : (active.message ?? UNREADABLE),
    };
  };

  /** A trial that can't be read is no trial: everybody keeps the active version. */
  const toTrial = async (name: string, active: ActiveRemote): Promise<Trial | null> => {
    const { canary } = active;
    if (!canary?.version || !active.enabled) return null;
    const entry = await toEntry(name, { ...active, version: canary.version, previous: active.version });
    return entry?.release ? { percent: canary.percent, entry, since: canary.since ?? null } : null;
  };

  const load = async (): Promise<StoredRegistry> => {
    const file = await readShape(join(directory, 'registry.json'), RegistryFileSchema);
    const remotes: StoredRemote[] = [];
    for (const [name, active] of Object.entries(file?.remotes ?? {})) {
      const tell = (err: unknown) => {
        log.error({ err, remote: name }, 'a published remote can not be read');
        return null;
      };
      const entry = await toEntry(name, active).catch(tell);
      const trial = await toTrial(name, active).catch(tell);
      if (entry) remotes.push({ entry, since: active.since ?? null, trial });
    }
    return { revision: file?.revision ?? 0, remotes };
  };

  /** A version as a tester is shown it; null when it is not published whole, or for another shell. */
  const testEntry = async (name: string, version: string): Promise<RegistryEntry | null> => {
    if (!VERSION_NAME.test(version)) return null;
    const found = await readPublished(name, version).catch(() => null);
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

  return {
    testEntry,
    /** The versions of a remote that have code, newest first, and whether each fits this shell. */
    published: async (name: string): Promise<{ version: string; fits: boolean }[]> => {
      const folders = await readdir(join(directory, name)).catch(() => []);
      const dated = await Promise.all(
        folders
          .filter((folder) => VERSION_NAME.test(folder))
          .map(async (version) => ({ version, at: (await stat(join(directory, name, version))).mtimeMs })),
      );
      const versions = dated.sort((a, b) => b.at - a.at).map(({ version }) => version);
      const found = await Promise.all(
        versions.map(async (version) => ({
          version,
          isWhole: (await readPublished(name, version).catch(() => null))?.release != null,
          fits: (await testEntry(name, version)) !== null,
        })),
      );
      return found.filter(({ isWhole }) => isWhole).map(({ version, fits }) => ({ version, fits }));
    },
    /** The whole registry; after a faulty write the last good one stays in force. */
    current: async (): Promise<StoredRegistry> => {
      if (performance.now() - lookedAt < LOOK_EVERY) return registry;
      lookedAt = performance.now();
      const state = await stat(join(directory, 'registry.json')).catch(() => null);
      const mark = state ? `${state.mtimeMs}:${state.size}:${state.ino}` : 'absent';
      if (mark === seen) return registry;
      try {
        registry = await load();
        seen = mark;
      } catch (err) {
        log.error({ err }, 'the registry can not be read');
      }
      return registry;
    },
  };
};

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
