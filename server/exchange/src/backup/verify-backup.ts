import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from 'server-kernel/db/client';
import { FolderStore } from 'server-kernel/files/store/folder-store';
import type { ArchiveEnd } from './archive';
import { restore } from './restore';

/** Puts a backup back into an engine of its own, compares, and forgets it: it can be restored. */
export const verifyBackup = async (path: string, identities: string[]): Promise<ArchiveEnd> => {
  const directory = await mkdtemp(join(tmpdir(), 'portail-essai-'));
  try {
    const db = await openDatabase({ databaseUrl: null, dataDir: directory }, { migrate: false });
    try {
      return await restore({ db, files: new FolderStore(join(directory, 'files')) }, path, identities);
    } finally {
      await db.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
