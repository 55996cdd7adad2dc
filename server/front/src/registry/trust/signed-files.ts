import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileDigests, type Guard, integrityOf, readSigned } from 'release-store';
import { gatheredAssets, SHELL } from '../shell-releases';

/** Smaller copies of a file, which are sent in its place. */
const COMPRESSED_COPIES = ['', '.br', '.gz'];

/** Whether files hold what is named of them; each is read once, and again when it changes on the disk. */
const createSoundFiles = () => {
  const known = new Map<string, string>();

  /** An absent copy is sent by nobody. */
  const isSound = async (path: string, integrity: string | undefined): Promise<boolean> => {
    const state = await stat(path).catch(() => null);
    if (!state) return true;
    if (!integrity) return false;
    const mark = `${state.mtimeMs}:${state.ctimeMs}:${state.size}:${state.ino}:${integrity}`;
    if (known.get(path) === mark) return true;
    if (integrityOf(await readFile(path)) !== integrity) return false;
    known.set(path, mark);
    return true;
  };

  const areSound = async (path: string, named: (copy: string) => string | undefined): Promise<boolean> => {
    if (named('') === undefined) return false;
    const found = await Promise.all(COMPRESSED_COPIES.map((copy) => isSound(path + copy, named(copy))));
    return found.every(Boolean);
  };

  return { areSound, forget: () => known.clear() };
};

/**
 * Checks that a file may leave a release folder: its version is signed by a trusted key and the digest matches. Cached
 * until the file changes.
 */
export const createSignedFiles = (guard: Guard | null, releasesDir: string) => {
  const signed = new Map<string, Promise<FileDigests>>();
  const sound = createSoundFiles();

  const digestsOf = (remote: string, version: string): Promise<FileDigests> => {
    const key = `${remote}/${version}`;
    const found =
      signed.get(key) ??
      (guard ? readSigned(guard.trust(), releasesDir, { remote, version }) : Promise.resolve({}));
    signed.set(key, found);
    // What is wrong today may be mended tomorrow.
    found.catch(() => signed.delete(key));
    return found;
  };

  /** A file of a version, below the folder of releases: `mf-x/version/file`. */
  const isVersionFile = async (path: string): Promise<boolean> => {
    if (!guard) return true;
    const [remote = '', version = '', ...rest] = path.split('/');
    const digests = await digestsOf(remote, version).catch(() => null);
    const file = rest.join('/');
    return digests !== null && sound.areSound(join(releasesDir, path), (copy) => digests[file + copy]);
  };

  const shells = async (): Promise<FileDigests[]> => {
    const versions = await readdir(join(releasesDir, SHELL)).catch(() => []);
    const found = await Promise.all(versions.map((version) => digestsOf(SHELL, version).catch(() => null)));
    return found.filter((digests) => digests !== null);
  };

  /** A file of any published shell, among the gathered ones. */
  const isAsset = async (file: string): Promise<boolean> => {
    if (!guard) return true;
    const path = join(gatheredAssets(releasesDir), file);
    for (const digests of await shells()) {
      const named = (copy: string) => digests[`assets/${file}${copy}`];
      if (await sound.areSound(path, named)) return true;
    }
    return false;
  };

  return {
    isVersionFile,
    isAsset,
    /** Nothing is held to be sound any more: other keys are in force. */
    forget: () => {
      signed.clear();
      sound.forget();
    },
  };
};

export type SignedFiles = ReturnType<typeof createSignedFiles>;
