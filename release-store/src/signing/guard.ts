import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readKey, type SigningKey } from './key-file';
import { readTrust, type Trust } from './trust';
import { Untrusted } from './untrusted';

/** Trusted publishers of a release store, and this process's signing key. Both are read on demand. */
export interface Guard {
  trust(): Trust;
  /** Throws where this process has none. */
  key(): SigningKey;
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

/** The guard of a release store; null where nobody said who may publish, and nothing is verified. */
export const openGuard = ({ trustFile, keyFile, data, releases, owner }: GuardOptions): Guard | null => {
  const own = trustPath(data);
  const path = trustFile ?? (isForHere(own, releases) ? own : null);
  if (path === null) return null;
  readTrust(path);
  const key = keyFile ?? keyPath(data, owner);
  return {
    path,
    trust: () => readTrust(path),
    key: () => {
      if (keyFile === null && !existsSync(key))
        throw new Untrusted('Rien pour signer : RELEASE_KEY doit nommer le fichier de votre clé.');
      return readKey(key);
    },
  };
};
