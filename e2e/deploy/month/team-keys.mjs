import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  makeKey,
  openReleaseStore,
  publicHalf,
  readKey,
  readTrust,
  SERVER,
  writeKey,
  writeTrust,
} from 'release-store';
import { teamAt } from '../../../deploy/testing/team.mjs';
import { command } from './releases.mjs';

/**
 * Creates signing keys below `folder` for each name and for the server; unsigned releases are refused.
 *
 * @param {string} folder
 * @param {string[]} names
 */
export const createTeamKeys = async (folder, names) => {
  const releases = join(folder, 'releases');
  const keys = join(folder, 'keys');
  /** @param {string} owner */
  const keyOf = (owner) => join(keys, `${owner}.json`);
  const path = join(keys, 'trust.json');
  mkdirSync(keys, { recursive: true });
  const made = await Promise.all([SERVER, ...names].map(makeKey));
  for (const key of made) writeKey(keyOf(key.owner), key);
  writeTrust(path, { keys: made.map(publicHalf) });
  /** @param {string} owner */
  const envOf = (owner) => ({ RELEASES_DIR: releases, RELEASE_TRUST: path, RELEASE_KEY: keyOf(owner) });
  return {
    releases,
    serverEnv: envOf(SERVER),
    /** The verbs in this process, by the key of one name. @param {string} owner */
    team: (owner) => {
      const guard = { path, trust: () => readTrust(path), key: () => readKey(keyOf(owner)) };
      return teamAt(openReleaseStore({ bucket: null, folder: releases, guard }));
    },
    /** A command in a process of its own, by the key of one name. @type {(owner: string, args: string[], fatal?: number) => Promise<number | null>} */
    command: (owner, args, fatal) => command(args, envOf(owner), fatal),
  };
};
