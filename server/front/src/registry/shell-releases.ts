import { copyFile, link, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { type FileDigests, type Guard, integrityOfFile, verifyRelease } from 'release-store';
import { readShape } from './read-shape';
import type { RegistryFileSchema } from './release-schemas';

type ActiveShell = Static<typeof RegistryFileSchema>['remotes'][string];

/** `release.json` of a shell. */
const ShellReleaseSchema = Type.Object({ version: Type.String(), contract: Type.String() });

/** Name of the shell in the registry of what is in service, beside the remotes. */
export const SHELL = 'shell';

/** `assets.json` of a published shell: what a page has to name for it to start. */
export const shellAssetsFile = (releasesDir: string, version: string): string =>
  join(releasesDir, SHELL, version, 'assets.json');

/**
 * Folder of the files of all published shells under one URL space: open pages keep fetching those of their own shell,
 * and common files are cached once.
 */
export const gatheredAssets = (releasesDir: string): string => join(releasesDir, 'assets');

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/** Puts a file where it is served from, whole or not at all: a link where the disk can, otherwise a copy. */
const linkOrCopy = async (from: string, to: string, integrity: string | undefined): Promise<void> => {
  // One that is not what was signed gives way to the one that was just verified.
  if ((await exists(to)) && (integrity === undefined || integrityOfFile(to) === integrity)) return;
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.draft-${process.pid}`;
  await link(from, draft).catch(() => copyFile(from, draft));
  await rename(draft, to);
};

/** Puts the files of a published shell among the gathered ones, in place of none that is as it was published. */
const gather = async (releasesDir: string, version: string, signed: FileDigests): Promise<void> => {
  const from = join(releasesDir, SHELL, version, 'assets');
  const found = await readdir(from, { recursive: true, withFileTypes: true });
  for (const file of found.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(from.length);
    await linkOrCopy(path, join(gatheredAssets(releasesDir), name), signed[`assets${name}`]);
  }
};

/** The published shells under RELEASES_DIR. */
export const createShellReleases = (releasesDir: string, guard: Guard | null = null) => {
  const ready = new Set<string>();

  const open = async (version: string): Promise<string> => {
    if (ready.has(version)) return version;
    const signed = guard ? await verifyRelease(guard.trust(), releasesDir, { remote: SHELL, version }) : {};
    const release = await readShape(join(releasesDir, SHELL, version, 'release.json'), ShellReleaseSchema);
    if (!release) throw new Error(`shell ${version} is not published`);
    await gather(releasesDir, version, signed);
    ready.add(version);
    return version;
  };

  /**
   * The version that pages are made of, with its files in their place: the active one, the one before where that can't
   * be read, null where the registry names none. `tell` is given what went wrong.
   */
  const current = async (
    active: ActiveShell | undefined,
    onError: (error: unknown) => void,
  ): Promise<string | null> => {
    const [version, ...before] = [active?.version, active?.previous].filter((one) => one != null);
    if (!version) return null;
    const reported = (error: unknown) => {
      onError(error);
      return null;
    };
    // Pages that began under the one before go on with it.
    const others = await Promise.all(before.map((one) => open(one).catch(reported)));
    return (await open(version).catch(reported)) ?? others[0] ?? null;
  };

  return { current, forget: () => ready.clear() };
};
