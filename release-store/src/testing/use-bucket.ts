import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketServer, openBucketServer } from './bucket-server';

/** Folder and bucket of a test. */
export interface TestPlace {
  readonly server: BucketServer;
  /** An empty folder. */
  readonly folder: string;
}

/** Gives each test of a file a bucket of its own, which the environment leads to, and an empty folder. */
export const useBucket = (): TestPlace => {
  const environment = { ...process.env };
  let folder = '';
  let server: BucketServer | undefined;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portail-seau-'));
    server = await openBucketServer();
    Object.assign(process.env, server.env);
  });
  afterEach(async () => {
    process.env = { ...environment };
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get server() {
      if (!server) throw new Error('the bucket opens before each test');
      return server;
    },
  };
};
