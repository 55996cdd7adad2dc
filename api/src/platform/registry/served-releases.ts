import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config';
import { createPublishedVersions } from './published-versions';
import { readShape } from './read-shape';
import { RegistryFileSchema } from './release-schemas';
import { keepOwners } from './screen-owners';
import { createShellReleases, SHELL } from './shell-releases';
import { type StoredRemote, toStoredRemote } from './stored-remote';

/** The registry file is looked at again after this many milliseconds. */
const LOOK_EVERY = 1000;

export interface StoredRegistry {
  revision: number;
  /** Version of the published shell that pages are made of; null = the one that was built here. */
  shell: string | null;
  remotes: StoredRemote[];
}

/** The published remotes under RELEASES_DIR, as the registry file makes them active. */
export const createServedReleases = (
  config: Pick<Config, 'releasesDir' | 'remotesOrigin'>,
  log: FastifyBaseLogger,
) => {
  const path = join(config.releasesDir, 'registry.json');
  const versions = createPublishedVersions(config);
  const shells = createShellReleases(config.releasesDir);
  let shown: Promise<StoredRegistry> = Promise.resolve({
    revision: 0,
    shell: null,
    remotes: [],
  });
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  const load = async (): Promise<StoredRegistry> => {
    const file = await readShape(path, RegistryFileSchema);
    const { [SHELL]: activeShell, ...activeRemotes } = file?.remotes ?? {};
    const teller = (name: string) => (err: unknown) =>
      log.error({ err, remote: name }, 'a published version can not be read');
    const remotes: StoredRemote[] = [];
    for (const [name, active] of Object.entries(activeRemotes)) {
      const remote = await toStoredRemote(versions.read, name, active, teller(name));
      if (remote) remotes.push(remote);
    }
    const shell = await shells.current(activeShell, teller(SHELL));
    const owners = keepOwners(remotes, (err) => log.error({ err }, 'a screen is left to whom it belongs'));
    return { revision: file?.revision ?? 0, shell, remotes: owners };
  };

  /** After a faulty write the last good one stays in force. */
  const lookAgain = async (last: StoredRegistry): Promise<StoredRegistry> => {
    const state = await stat(path).catch(() => null);
    const mark = state ? `${state.mtimeMs}:${state.size}:${state.ino}` : 'absent';
    if (mark === seen) return last;
    try {
      const registry = await load();
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
    /** The whole registry; who asks while it is being read waits for what is read. */
    current: (): Promise<StoredRegistry> => {
      if (performance.now() - lookedAt >= LOOK_EVERY) {
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
    app.decorate('releases', createServedReleases(app.config, app.log));
  },
  { name: 'releases' },
);
