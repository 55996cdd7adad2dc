import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { type Guard, Untrusted } from 'release-store';
import type { Config } from 'server-kernel/config';
import { createPublishedVersions, type PublishedVersions } from './published-versions';
import { readShape } from './read-shape';
import { RegistryFileSchema } from './release-schemas';
import { resolveOwners } from './screen-owners';
import { createShellReleases, SHELL } from './shell-releases';
import { type StoredRemote, toStoredRemote } from './stored-remote';
import { openSharedMemory, type SharedMemory } from './trust/believed-entries.queries';
import { guardOf } from './trust/release-guard';
import { createSignedFiles, type SignedFiles } from './trust/signed-files';
import { createVerifiedEntries } from './trust/verified-entries';

/** The registry file is looked at again after this many milliseconds. */
const POLL_INTERVAL = 1000;
/** Pause before an unreadable version is read again, milliseconds, even without a registry change. */
const RETRY_AFTER = 10_000;

export interface StoredRegistry {
  revision: number;
  /** Version of the published shell that pages are made of; null = the one that was built here. */
  shell: string | null;
  remotes: StoredRemote[];
}

/** An entry or a version that is not believed, in whose place the last one that was stands, if any. */
interface Refused {
  remote: string;
  /** Why, in French. */
  reason: string;
}

/** Fingerprint of a file by its metadata, to detect changes. */
const fileStamp = async (path: string): Promise<string> => {
  const state = await stat(path).catch(() => null);
  return state ? `${state.mtimeMs}:${state.size}:${state.ino}` : 'absent';
};

type ReleaseFolders = Pick<Config, 'dataDir' | 'releasesDir' | 'remotesOrigin'>;

/** Reads the registry file, and every version that it makes active; `onFailure` is told of one that can't be read. */
const createRegistryReader = (
  config: ReleaseFolders,
  guard: Guard | null,
  log: FastifyBaseLogger,
  onFailure: () => void,
  shared: SharedMemory | null,
) => {
  const path = join(config.releasesDir, 'registry.json');
  const versions = createPublishedVersions(config, guard);
  const shells = createShellReleases(config.releasesDir, guard);
  const files = createSignedFiles(guard, config.releasesDir);
  const believe = guard && createVerifiedEntries(guard, join(config.dataDir, 'registry-seen.json'), shared);
  let refused: Refused[] = [];

  const read = async (): Promise<StoredRegistry> => {
    const found: Refused[] = [];
    const teller = (name: string) => (err: unknown) => {
      onFailure();
      log.error({ err, remote: name }, 'a published version can not be read');
      if (err instanceof Untrusted) found.push({ remote: name, reason: err.message });
    };
    const file = await readShape(path, RegistryFileSchema);
    const written = file?.remotes ?? {};
    const { [SHELL]: activeShell, ...activeRemotes } = believe ? await believe(written, teller) : written;
    const remotes: StoredRemote[] = [];
    for (const [name, active] of Object.entries(activeRemotes)) {
      const remote = await toStoredRemote(versions.read, name, active, teller(name));
      if (remote) remotes.push(remote);
    }
    const shell = await shells.current(activeShell, teller(SHELL));
    const owners = resolveOwners(remotes, (err) => log.error({ err }, 'a screen is left to whom it belongs'));
    refused = found;
    return { revision: file?.revision ?? 0, shell, remotes: owners };
  };

  return {
    path,
    versions,
    files,
    read,
    refused: () => refused,
    /** Nothing read before counts any more: other keys are in force. */
    forget: () => {
      for (const known of [versions, shells, files]) known.forget();
    },
  };
};

/** File that the server draws the screens of a version with; null without one, or where it is not what was signed. */
const createScreensFile =
  ({ releasesDir }: ReleaseFolders, versions: PublishedVersions, files: SignedFiles) =>
  async (name: string, version: string): Promise<string | null> => {
    const path = (await versions.read(name, version).catch(() => null))?.screensFile ?? null;
    return path !== null && (await files.isVersionFile(relative(releasesDir, path))) ? path : null;
  };

interface Options {
  /** Milliseconds between two looks at the registry. */
  lookEvery?: number;
  /** Milliseconds before an unreadable version is read again. */
  tryAgainAfter?: number;
  /** What all processes believed; null: this one stands alone. */
  shared?: SharedMemory | null;
}

/**
 * The published remotes under RELEASES_DIR, as the registry file makes them active; with a guard, only what those who
 * may have signed (docs/decisions/signed-releases.md).
 */
export const createServedReleases = (
  config: ReleaseFolders,
  log: FastifyBaseLogger,
  guard: Guard | null = null,
  { lookEvery = POLL_INTERVAL, tryAgainAfter = RETRY_AFTER, shared = null }: Options = {},
) => {
  let shown: Promise<StoredRegistry> = Promise.resolve({
    revision: 0,
    shell: null,
    remotes: [],
  });
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let triedAgainAt = Number.POSITIVE_INFINITY;
  const { path, versions, files, read, refused, forget } = createRegistryReader(
    config,
    guard,
    log,
    () => {
      triedAgainAt = performance.now() + tryAgainAfter;
    },
    shared,
  );

  /** After a faulty write the last good one stays in force. */
  const lookAgain = async (last: StoredRegistry): Promise<StoredRegistry> => {
    const keys = guard ? await fileStamp(guard.path) : '';
    const mark = `${await fileStamp(path)} ${keys}`;
    if (mark === seen && performance.now() < triedAgainAt) return last;
    if (!seen.endsWith(keys)) forget();
    triedAgainAt = Number.POSITIVE_INFINITY;
    try {
      const registry = await read();
      seen = mark;
      return registry;
    } catch (err) {
      log.error({ err }, 'the registry can not be read');
      return last;
    }
  };

  return {
    testEntry: versions.testEntry,
    published: versions.list,
    screensFile: createScreensFile(config, versions, files),
    files,
    /** What is not believed of the registry that `current` gave last. */
    refused,
    /** The whole registry; who asks while it is being read waits for what is read. */
    current: (): Promise<StoredRegistry> => {
      if (performance.now() - lookedAt >= lookEvery) {
        lookedAt = performance.now();
        shown = shown.then(lookAgain);
      }
      return shown;
    },
  };
};

export type ServedReleases = ReturnType<typeof createServedReleases>;

declare module 'fastify' {
  interface FastifyInstance {
    releases: ServedReleases;
  }
}

/** The published remotes, as everything that serves or names one asks for them. */
export const releases = fp(
  async (app) => {
    const guard = guardOf(app.config);
    if (!guard && app.config.oidc)
      app.log.warn('RELEASE_TRUST is not set: nobody verifies who published what is served');
    app.decorate(
      'releases',
      createServedReleases(app.config, app.log, guard, { shared: openSharedMemory(app.db.orm) }),
    );
  },
  { name: 'releases' },
);
