import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as TusFiles } from '@tus/file-store';
import { clearDirectory } from '../store/incoming';
import type { ResumableFiles } from './resumable-files';

/** Unfinished uploads in `resumable/` of FILES_DIR. */
export const resumableInFolder = (filesDir: string): ResumableFiles => {
  const directory = join(filesDir, 'resumable');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const datastore = new TusFiles({ directory });
  return {
    datastore,
    keyOf: (id) => id,
    read: (id) => readFile(join(directory, id)),
    remove: (id) => datastore.remove(id).catch(() => {}),
    sweep: (before) => clearDirectory(directory, before),
  };
};
