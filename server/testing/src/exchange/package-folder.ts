import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something with a folder of these files, and removes it. */
export const withPackage = async <T>(
  files: Record<string, string | Buffer>,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-paquet-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
