import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPasswordHash } from 'server-demo/provider/accounts.queries';
import { passwordFits } from 'server-demo/provider/password';
import type { Database } from 'server-kernel/db/client';
import { packageKinds } from 'server-portal/domains/exchange';
import { openTestDatabase } from 'server-testing/database';
import { zipOf } from 'server-testing/exchange/deposits';
import { withPackage } from 'server-testing/exchange/package-folder';
import { adminCommand } from './admin-command';
import { dataPage, dataSchema } from './data-pages';
import { exportCommand } from './export-command';
import { importCommand } from './import-command';
import { embeddedWords } from './run-command';

const NOW = new Date('2026-11-23T10:00:00Z');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db?.close());

const trail = async () =>
  (await db.pool.query('select action, target, role from audit_events order by id')).rows;

test('the pages about the data name every file of a package and each of its columns', () => {
  const page = dataPage();
  const { $defs } = JSON.parse(dataSchema());
  expect(Object.keys($defs)).toEqual(packageKinds.all.map(({ name }) => name));
  for (const kind of packageKinds.all) {
    expect(page).toContain(`### \`${kind.name}.csv\` – ${kind.title}`);
    const names = packageKinds.headers(kind).map(({ name }) => name);
    expect(Object.keys($defs[kind.name].properties)).toEqual(names);
    for (const name of names) expect(page).toContain(`| \`${name}\` |`);
  }
});

test('the first administrator of an empty portal is made, once with a password and never with two', async () => {
  const said = await adminCommand(db, ['chef'], NOW, false);
  const [, password = ''] = /\u00a0: (\S+)$/.exec(said) ?? [];
  const hash = (await findPasswordHash(db.orm, 'chef')) ?? '';
  expect(await passwordFits(hash, password)).toBe(true);
  expect(await adminCommand(db, ['chef'], NOW, true)).toContain('était déjà administrateur');
  expect(await findPasswordHash(db.orm, 'chef')).toBe(hash);
  expect(await adminCommand(db, ['chef'], NOW, false)).toMatch(
    /était déjà administrateur. Son mot de passe n’a pas changé.* --nouveau-mot-de-passe$/,
  );
  expect(await findPasswordHash(db.orm, 'chef')).toBe(hash);
  expect(await trail()).toEqual(
    Array(3).fill({ action: 'compte.administrateur', target: 'compte:chef', role: 'system' }),
  );
  for (const words of [[], ['a', 'b'], ['a b'], ['--nouveau-mot-de-passe']]) {
    await expect(adminCommand(db, words, NOW, true)).rejects.toThrow('Usage');
  }
});

test('another password is made only where it is asked, and never beside a provider of the school', async () => {
  const asked = ['chef', '--nouveau-mot-de-passe'];
  const before = await findPasswordHash(db.orm, 'chef');
  await expect(adminCommand(db, asked, NOW, true)).rejects.toThrow('Votre fournisseur d’identité');
  expect(await findPasswordHash(db.orm, 'chef')).toBe(before);
  const [, password = ''] =
    /montré cette seule fois\u00a0: (\S+)$/.exec(await adminCommand(db, asked, NOW, false)) ?? [];
  const after = (await findPasswordHash(db.orm, 'chef')) ?? '';
  expect(after).not.toBe(before);
  expect(await passwordFits(after, password)).toBe(true);
});

test('a student may become an administrator and stays a student', async () => {
  await withPackage(
    { 'etudiants.csv': 'EtudiantMatricule;PersonnePrenom;PersonneNom\n310001;Eva;Nys\n' },
    (folder) => importCommand(db, [folder], NOW),
  );
  expect(await adminCommand(db, ['310001'], NOW, true)).toContain('est maintenant administrateur');
  const { rows } = await db.pool.query("select roles from comptes where identifiant = '310001'");
  expect(rows).toEqual([{ roles: ['student', 'admin'] }]);
});

test('an import says what it did, and leaves one line in the audit; a trial leaves none', async () => {
  const before = (await trail()).length;
  const files = { 'pays.csv': 'PaysCode;Pays\nBE;Belgique\n' };
  expect(await withPackage(files, (folder) => importCommand(db, [folder, '--dry-run'], NOW))).toMatch(
    /ajoutées\u00a0: 1, changées\u00a0: 0\n\nEssai/,
  );
  expect((await trail()).length).toBe(before);
  expect(await withPackage(files, (folder) => importCommand(db, [folder], NOW))).toContain('Tout est écrit.');
  expect((await trail()).slice(before)).toEqual([
    { action: 'donnees.importees', target: 'pays.csv:1+0', role: 'system' },
  ]);
});

test('a refused import says file, line, column, value, why and how', async () => {
  const files = { 'pays.csv': 'PaysCode;Pays\nbe;Belgique\n' };
  await expect(withPackage(files, (folder) => importCommand(db, [folder], NOW))).rejects.toThrow(
    'pays.csv\u00a0: 1 point\n  ligne 2, PaysCode «\u00a0be\u00a0»\u00a0: cette valeur n’a pas la forme attendue. Exemple',
  );
  await expect(importCommand(db, [], NOW)).rejects.toThrow('Usage');
  await expect(importCommand(db, ['/nulle/part', '--dryrun'], NOW)).rejects.toThrow(
    /--dryrun.*écrivez --dry-run\.\nUsage/,
  );
  await expect(importCommand(db, ['/nulle/part'], NOW)).rejects.toThrow('ni un dossier ni un ZIP');
});

test('a ZIP is read like the folder that it was made of, and a broken one is told', async () => {
  const zip = zipOf({ 'paquet/pays.csv': 'PaysCode;Pays\nLU;Luxembourg\n' });
  const files = { 'paquet.zip': zip, 'coupe.zip': zip.subarray(0, 40) };
  await withPackage(files, async (folder) => {
    const told = await importCommand(db, [join(folder, 'paquet.zip'), '--dry-run'], NOW);
    expect(told).toMatch(/pays\.csv .*ajoutées\u00a0: 1, changées\u00a0: 0/);
    await expect(importCommand(db, [join(folder, 'coupe.zip')], NOW)).rejects.toThrow('ZIP lisible');
  });
});

test('a command says which embedded database it works on, and nothing of one that is named', () => {
  expect(embeddedWords({ databaseUrl: null, dataDir: '/srv/x' })).toContain('/srv/x (DATA_DIR)');
  expect(embeddedWords({ databaseUrl: 'postgres://x/y', dataDir: '/srv/x' })).toBeNull();
});

test('an export fills a new folder, and never one that holds something', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-export-'));
  expect(await exportCommand(db, [folder], NOW)).toContain('données personnelles');
  expect(readdirSync(folder)).toContain('etudiants.csv');
  await expect(exportCommand(db, [folder], NOW)).rejects.toThrow('n’est pas vide');
  await expect(exportCommand(db, [], NOW)).rejects.toThrow('Usage');
  rmSync(folder, { recursive: true });
});
