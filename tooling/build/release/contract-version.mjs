import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../paths.mjs';

/** Version of the contract that the shell of this working copy speaks. */
export const contractVersion = () => {
  const source = readFileSync(join(folderOf('shared-contract'), 'src', 'federation', 'registry.ts'), 'utf8');
  const found = /CONTRACT_VERSION = '([^']+)'/.exec(source);
  if (!found?.[1]) throw new Error('shared-contract names no CONTRACT_VERSION');
  return found[1];
};
