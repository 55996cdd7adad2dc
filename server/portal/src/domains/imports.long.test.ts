import { unzipSync } from 'fflate';
import { erasePackages } from 'server-exchange/imports/erase-packages';
import { importPackage } from 'server-exchange/package/import-package';
import { isStored } from 'server-kernel/files/orphans.queries';
import { deposit, deposited, settled, zipOf } from 'server-testing/exchange/deposits';
import { withPackage } from 'server-testing/exchange/package-folder';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { Import, ImportFindings, Imports } from 'shared-contract/imports/answers';
import {
  checkImport,
  exportedPackage,
  giveUpImport,
  importFindingSheet,
  importFindings,
  importOf,
  imports,
  writeImport,
} from 'shared-contract/imports/endpoints';
import { packageKinds } from './exchange';

let portal: TestPortal;
let admin: TestBrowser;
beforeAll(async () => {
  portal = await openTestPortal({ IMPORT_MB: '4' });
  admin = await portal.as('admin');
}, 240_000);
afterAll(() => portal?.close());

const HEAD = 'EtudiantMatricule;PersonnePrenom;PersonneNom';

const students = (...lines: string[]) => ({ 'etudiants.csv': `${HEAD}\n${lines.join('\n')}\n` });

const nameOf = async (matricule: string): Promise<string | null> => {
  const { rows } = await portal.db.pool.query('select nom from etudiants where matricule = $1', [matricule]);
  return rows[0]?.nom ?? null;
};

const write = (one: Import, change: object = {}) =>
  admin.post(url(writeImport, { ImportID: one.ImportID }), {
    Empreinte: one.Empreinte,
    Resume: one.Resume,
    ...change,
  });

/** Until the bytes of a package are gone, which happens beside the answers. */
const erased = async ({ Empreinte }: Import): Promise<void> => {
  while (await isStored(portal.db.orm, Empreinte)) await new Promise((resolve) => setTimeout(resolve, 50));
};

const trailOf = async (importId: number): Promise<string[]> => {
  const { rows } = await portal.db.pool.query(
    'select action from audit_events where target = $1 or target like $2 order by id',
    [`import:${importId}`, `import:${importId} %`],
  );
  return rows.map(({ action }) => action);
};

test('a good package is checked, read, confirmed and imported once, and its bytes are erased', async () => {
  const checked = await deposited(admin, students('390001;Ana;Roy'));
  expect(checked).toMatchObject({
    Etat: 'a_relire',
    Ajoutees: 1,
    Changees: 0,
    Fautes: 0,
    Fichier: 'rentree.zip',
  });
  expect(checked.Fichiers).toMatchObject([
    { Fichier: 'etudiants.csv', Lignes: 1, Ajoutees: 1, Identiques: 0 },
  ]);
  expect(await nameOf('390001')).toBeNull();
  expect(await isStored(portal.db.orm, checked.Empreinte)).toBe(true);

  expect((await write(checked)).statusCode).toBe(200);
  const done = await settled(admin, checked.ImportID);
  expect(done).toMatchObject({ Etat: 'importe', Ajoutees: 1, Par: 'Idriss Ouali, Administration' });
  expect(await nameOf('390001')).toBe('Roy');
  expect(await trailOf(done.ImportID)).toEqual(['paquet.depose', 'paquet.confirme', 'donnees.importees']);
  await erased(done);
  expect((await write(checked)).statusCode).toBe(409);

  const again = await deposited(admin, students('390001;Ana;Roy'));
  expect(again).toMatchObject({ Etat: 'a_relire', Ajoutees: 0, Changees: 0 });
  expect(again.Fichiers).toMatchObject([{ Identiques: 1 }]);
});

test('a faulty package writes nothing and says everything, page by page and as a spreadsheet', async () => {
  const bad = Array.from({ length: 120 }, (_, rank) => `${391000 + (rank >> 1)};A;B`);
  const faulty = await deposited(admin, students('390002;Bo;Élie', ...bad));
  expect(faulty).toMatchObject({ Etat: 'fautes', Fautes: 60, Resume: null, Ajoutees: 0 });
  const { ImportID } = faulty;
  const page = async (number: number): Promise<ImportFindings> =>
    (await admin.get(url(importFindings, { ImportID, nature: 'faute', page: number }))).json();
  const [first, second] = [await page(1), await page(2)];
  expect([first.Dits, first.Lignes.length, second.Lignes.length]).toEqual([60, 50, 10]);
  expect(first.Lignes[0]).toMatchObject({
    Fichier: 'etudiants.csv',
    Ligne: 4,
    Colonne: 'EtudiantMatricule',
    Valeur: '391000',
  });
  const sheet = await admin.get(url(importFindingSheet, { ImportID }));
  expect(sheet.headers['content-type']).toContain('text/csv');
  expect(sheet.body).toContain('Nature;Fichier;Ligne');
  expect(await nameOf('390002')).toBeNull();
  expect((await write(faulty, { Resume: 'a'.repeat(64) })).statusCode).toBe(409);
});

test('what changed since the summary was read is shown anew, and nothing is written', async () => {
  const checked = await deposited(admin, students('390003;Cé;Lin', '390001;Ana;Roy-Dû'));
  expect(checked).toMatchObject({ Ajoutees: 1, Changees: 1 });
  await withPackage(students('390001;Ana;Roy-Dû'), (folder) =>
    portal.db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false })),
  );
  expect((await write(checked)).statusCode).toBe(200);
  const renewed = await settled(admin, checked.ImportID);
  expect(renewed).toMatchObject({ Etat: 'a_relire', EstNouveau: true });
  expect(renewed.Resume).not.toBe(checked.Resume);
  expect(await nameOf('390003')).toBeNull();
  expect((await write(checked)).statusCode).toBe(409);
  expect((await write(renewed)).statusCode).toBe(200);
  expect((await settled(admin, checked.ImportID)).Etat).toBe('importe');
  expect(await nameOf('390003')).toBe('Lin');
});

test('one package at a time: another waits, and what a dead process left is checked again', async () => {
  const checked = await deposited(admin, students('390004;Di;Mo'));
  const { ImportID } = checked;
  await portal.db.pool.query(
    "update imports set etat = 'controle', verrou_jusqu_au = now() + interval '1 hour' where import_id = $1",
    [ImportID],
  );
  const refused = await deposit(admin, zipOf(students('390005;Eva;Nys')));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_en_cours']);
  await portal.db.pool.query(
    "update imports set etat = 'interrompu', verrou_jusqu_au = null where import_id = $1",
    [ImportID],
  );
  expect((await admin.post(url(checkImport, { ImportID }))).statusCode).toBe(200);
  expect((await settled(admin, ImportID)).Etat).toBe('a_relire');
});

test('what is given up is erased, and so is what nobody came back to for a week', async () => {
  const given = await deposited(admin, students('390006;Flo;Gil'));
  expect((await admin.delete(url(giveUpImport, { ImportID: given.ImportID }))).statusCode).toBe(204);
  expect(await isStored(portal.db.orm, given.Empreinte)).toBe(false);
  expect((await write(given)).statusCode).toBe(409);

  const left = await deposited(admin, students('390007;Gus;Hal;trop'));
  portal.advance(8 * 86_400_000);
  await erasePackages(portal.app);
  portal.advance(-8 * 86_400_000);
  const { ImportID } = left;
  expect((await admin.get(url(importOf, { ImportID }))).json()).toMatchObject({
    Etat: 'abandonne',
    Fautes: 1,
  });
  expect((await admin.get(url(importFindings, { ImportID }))).json()).toEqual({ Dits: 0, Lignes: [] });
  expect(await isStored(portal.db.orm, left.Empreinte)).toBe(false);
  const { Imports: all }: Imports = (await admin.get(url(imports))).json();
  expect(all.map((one) => one.ImportID)).toContain(ImportID);
});

test.each<[string, Buffer, number]>([
  ['no archive', Buffer.from('EtudiantMatricule;PersonneNom\n'), 415],
  ['one that is too large', Buffer.alloc(4_300_000, 'PK'), 413],
  ['an empty file', Buffer.alloc(0), 415],
])('%s is refused before anything is kept', async (_, bytes, status) => {
  expect((await deposit(admin, bytes)).statusCode).toBe(status);
});

test('an archive that is broken, or holds no package, is told as a fault', async () => {
  const whole = zipOf(students('390008;Hal;Ivo'));
  const broken = await deposit(admin, whole.subarray(0, whole.length - 30));
  const one = await settled(admin, broken.json().ImportID);
  expect(one).toMatchObject({ Etat: 'fautes', Fautes: 1 });
  const nested = await deposited(admin, { 'paquet.zip': 'PK', 'lisez-moi.txt': 'Bonjour' });
  expect(nested).toMatchObject({ Etat: 'fautes', Fautes: 1 });
});

test('the exported package holds the whole school, and imported again it changes nothing', async () => {
  const answer = await admin.get(url(exportedPackage));
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toContain('etudiants.csv');
  const sent = await deposit(admin, answer.rawPayload);
  expect(sent.statusCode).toBe(200);
  const again = await settled(admin, sent.json().ImportID);
  expect(again).toMatchObject({ Fautes: 0, Ajoutees: 0, Changees: 0, Etat: 'a_relire' });
}, 240_000);
