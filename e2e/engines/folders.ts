import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder, which is there as long as the tests run. */
export const makeFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `portail-${name}-`));
  made.push(folder);
  return folder;
};
