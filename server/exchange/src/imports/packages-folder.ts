import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const folderIn = (filesDir: string): string => join(filesDir, 'paquets');

/** Working folder of packages, below FILES_DIR; created on first use. */
export const packagesFolder = async (filesDir: string): Promise<string> => {
  const folder = folderIn(filesDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Removes what killed processes left there before an instant (milliseconds). */
export const clearPackages = async (filesDir: string, before: number): Promise<void> => {
  const folder = folderIn(filesDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
};
