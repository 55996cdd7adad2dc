import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../db/client';
import { exportPackage } from '../platform/exchange/export-package';
import { type ImportReport, importPackage } from '../platform/exchange/import-package';
import { openTestDatabase } from '../testing/database';
import { demoTemplate } from '../testing/portal';
import { packageKinds } from './exchange';

let folder: string;
let source: Database;
let target: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portail-paquet-'));
  source = await openTestDatabase(demoTemplate());
  target = await openTestDatabase();
}, 400_000);
afterAll(async () => {
  await source?.close();
  await target?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importInto = (db: Database, from: string): Promise<ImportReport> =>
  db.maintenance((client) => importPackage(client, packageKinds, from, { dryRun: false }));

test('x', async () => {
  console.time('export');
  console.log(await source.maintenance((client) => exportPackage(client, packageKinds, folder)));
  console.timeEnd('export');
  console.time('import');
  const one = await importInto(target, folder);
  console.timeEnd('import');
  console.log(JSON.stringify(one.faults.files.map((f) => ({ ...f, faults: f.faults.slice(0, 2) })), null, 1));
  console.table(one.outcomes);
  const two = await importInto(target, folder);
  console.table(two.outcomes);
  expect(1).toBe(1);
});
