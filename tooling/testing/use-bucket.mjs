import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { openBucketServer } from './bucket-server.mjs';

/**
 * Gives each test of a file a bucket of its own, which the environment leads to, and an empty folder: `server` and
 * `folder` of what is returned.
 */
export const useBucket = () => {
  const environment = { ...process.env };
  const place = {};
  beforeEach(async () => {
    place.folder = mkdtempSync(join(tmpdir(), 'portail-seau-'));
    place.server = await openBucketServer();
    Object.assign(process.env, place.server.env);
  });
  afterEach(async () => {
    process.env = { ...environment };
    await place.server.close();
    rmSync(place.folder, { recursive: true, force: true });
  });
  return place;
};
