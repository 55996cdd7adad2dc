import { renameSync, writeFileSync } from 'node:fs';

let drafts = 0;

/** Writes beside, then renames: a reader sees the old file or the new one, never half of one. */
export const writeAtomically = (path: string, text: string): void => {
  drafts += 1;
  const draft = `${path}.${process.pid}.${drafts}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};
