import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OPERATOR, readKey, type SigningKey } from './key-file';
import { missingKey } from './missing-key';
import { readTrust, type Trust } from './trust';

/** Trusted publishers of a release store, and this process's signing key. Both are read on demand. */
export interface Guard {
  trust(): Trust;
  /** The key to sign with what concerns a remote; throws where this process has none. */
  key(remote?: string): SigningKey;
  /** The file of the trusted keys. */
  path: string;
}

/** Folder of the keys that a portal makes for itself, below its data folder. */
export const keysFolder = (data: string): string => join(data, 'release-keys');

/** Path of a generated key. */
export const keyPath = (data: string, owner: string): string => join(keysFolder(data), `${owner}.json`);

/** The trusted keys of its own making. */
export const trustPath = (data: string): string => join(keysFolder(data), 'trust.json');

export interface GuardOptions {
  /** RELEASE_TRUST: the file of the trusted keys; everything must be signed. */
  trustFile: string | null;
  /** RELEASE_KEY: the key to sign with. */
  keyFile: string | null;
  /** The data folder, whose own keys hold for the one folder of releases that they were made for. */
  data: string;
  releases: string;
  /** Owner of the key in the data folder that this process signs with. */
  owner: string;
}

const isForHere = (path: string, releases: string): boolean =>
  existsSync(path) && readTrust(path).releases === resolve(releases);

/** Where a process looks for its keys, and what it was told, in French. */
export const searchedPlaces = ({ trustFile, keyFile, data }: GuardOptions): string =>
  `RELEASE_TRUST (${trustFile ?? 'vide'}), RELEASE_KEY (${keyFile ?? 'vide'}), puis ${keysFolder(data)} (DATA_DIR)`;

/** The guard of a release store; null where nobody said who may publish, and nothing is verified. */
export const openGuard = (options: GuardOptions): Guard | null => {
  const { trustFile, keyFile, data, releases, owner } = options;
  const own = trustPath(data);
  const path = trustFile ?? (isForHere(own, releases) ? own : null);
  if (path === null) return null;
  readTrust(path);
  const key = keyFile ?? keyPath(data, owner);
  return {
    path,
    trust: () => readTrust(path),
    key: (remote = OPERATOR) => {
      if (keyFile === null && !existsSync(key)) throw missingKey(remote, searchedPlaces(options));
      return readKey(key);
    },
  };
};
