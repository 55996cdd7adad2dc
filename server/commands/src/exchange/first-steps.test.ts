import { nextSteps } from 'server-exchange/package/first-steps';
import { findMissing } from 'server-exchange/package/first-steps.queries';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { openTestPortal } from 'server-testing/portal';
import { adminCommand } from './admin-command';
import { importCommand } from './import-command';

const NOW = new Date('2026-11-23T10:00:00Z');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db?.close());

test('a portal without the demo says what to do next, until it is done', async () => {
  const said = async () => nextSteps(await findMissing(db.orm));
  expect(await said()).toMatch(/npm run import[\s\S]*npm run admin/);
  await adminCommand(db, ['chef'], NOW, true);
  expect(await said()).not.toContain('npm run admin');
  const files = { 'etudiants.csv': 'EtudiantMatricule;PersonnePrenom;PersonneNom\n320001;Eva;Nys\n' };
  await withPackage(files, (folder) => importCommand(db, [folder], NOW));
  expect(await said()).toBeNull();
});

test('such a portal serves its first administrator and its first student', async () => {
  const portal = await openTestPortal({ DEMO: '0' }, { db });
  const admin = await portal.as('chef');
  const status = await admin.get('/api/v1/admin/status');
  expect(status.statusCode).toBe(200);
  const infos = await (await portal.as('320001')).get('/api/v1/security/infos');
  expect(infos.json()).toMatchObject({ EtudiantMatricule: '320001', student: true });
  await portal.app.close();
});
