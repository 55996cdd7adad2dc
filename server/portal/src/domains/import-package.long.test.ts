import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { exportPackage } from 'server-exchange/package/export-package';
import type { Fault } from 'server-exchange/package/format/faults';
import { type ImportReport, importPackage } from 'server-exchange/package/import-package';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await importFiles({ 'pays.csv': 'PaysCode;Pays\nBE;Belgique\nFR;France\n', 'unites.csv': UNITS });
}, 240_000);
afterAll(() => db?.close());

const UNIT_HEAD =
  'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2';
const UNITS = `${UNIT_HEAD}\nU1;Économie;5;30;true;false\nU2;Droit;4,5;45;oui;non\n`;
const STUDENT_HEAD = 'EtudiantMatricule;PersonnePrenom;PersonneNom';

const importFolder = (folder: string, dryRun = false): Promise<ImportReport> =>
  db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun }));

const importFiles = (files: Record<string, string | Buffer>, dryRun = false): Promise<ImportReport> =>
  withPackage(files, (folder) => importFolder(folder, dryRun));

const faultsOf = async (files: Record<string, string | Buffer>): Promise<Fault[]> => {
  const before = await rowsOf();
  const { faults, outcomes } = await importFiles(files);
  expect(outcomes).toEqual([]);
  expect(await rowsOf()).toEqual(before);
  return faults.files.flatMap((file) => file.faults);
};

const rowsOf = async () =>
  (
    await db.pool.query(
      'select (select count(*) from etudiants) e, (select count(*) from unites_enseignement) u, (select count(*) from requis) q',
    )
  ).rows;

const countsOf = ({ outcomes }: ImportReport) =>
  outcomes.map(({ file, added, changed, closed, conflicts }) => [
    file,
    added,
    changed,
    closed,
    conflicts.total,
  ]);

test('every fault is told at once, with its place, its value and how it is mended', async () => {
  const faults = await faultsOf({
    'etudiants.csv': `${STUDENT_HEAD};PaysNaissanceCode;PersonneDateNaissance\n12;Ana;Roy;BE;2001-02-30\n300001;Ana;;XX;2001-01-01\n`,
    'unites.csv': `${UNIT_HEAD}\nU9;Sans crédits;0;30;true;true\n`,
  });
  expect(faults.map(({ file, line, column, value }) => [file, line, column, value])).toEqual(
    [
      ['unites.csv', 2, 'UniteEnseignementNombreECTS', '0'],
      ['etudiants.csv', 2, 'EtudiantMatricule', '12'],
      ['etudiants.csv', 2, 'PersonneDateNaissance', '2001-02-30'],
      ['etudiants.csv', 3, 'PersonneNom', ''],
      ['etudiants.csv', 3, 'PaysNaissanceCode', 'XX'],
    ].sort((a, b) => (a[0] === 'etudiants.csv' ? -1 : 1) - (b[0] === 'etudiants.csv' ? -1 : 1)),
  );
  for (const { why, how } of faults) expect([why.length > 10, how.length > 10]).toEqual([true, true]);
});

test('a package is partial, and a second import of it changes nothing', async () => {
  const files = { 'etudiants.csv': `${STUDENT_HEAD}\n300101;Ana;Roy\n300102;Bo;Élie\n` };
  expect(countsOf(await importFiles(files, true))).toEqual([['etudiants.csv', 2, 0, 0, 0]]);
  expect((await db.pool.query("select 1 from etudiants where matricule = '300101'")).rowCount).toBe(0);
  expect(countsOf(await importFiles(files))).toEqual([['etudiants.csv', 2, 0, 0, 0]]);
  expect(countsOf(await importFiles(files))).toEqual([['etudiants.csv', 0, 0, 0, 0]]);
  const married = { 'etudiants.csv': `${STUDENT_HEAD}\n300101;Ana;Roy-Dû\n` };
  expect(countsOf(await importFiles(married))).toEqual([['etudiants.csv', 0, 1, 0, 0]]);
  const { rows } = await db.pool.query(
    "select nom_recherche, roles from etudiants join comptes using (etudiant_id) where matricule = '300101'",
  );
  expect(rows).toEqual([{ nom_recherche: 'roydu', roles: ['student'] }]);
});

test('what a student changed stays, and is listed', async () => {
  const head = 'EtudiantMatricule;TypeMoyenContact;MoyenContactValeur';
  const types = { 'types-contact.csv': 'TypeMoyenContact;Usage\nCourriel;email\n' };
  const student = { 'etudiants.csv': `${STUDENT_HEAD}\n300201;Cé;Lin\n` };
  const contacts = { 'contacts.csv': `${head}\n300201;Courriel;cel@ecole.example\n` };
  await importFiles({ ...types, ...student, ...contacts });
  await db.pool.query(
    "update moyens_contact set valeur = 'moi@chez.example' where valeur = 'cel@ecole.example'",
  );
  const again = await importFiles(contacts);
  expect(countsOf(again)).toEqual([['contacts.csv', 0, 0, 0, 1]]);
  const { rows } = await db.pool.query(
    'select valeur from moyens_contact join etudiants using (etudiant_id) where matricule = $1',
    ['300201'],
  );
  expect(rows).toEqual([{ valeur: 'moi@chez.example' }]);
});

test('a value that is the portal’s after the first time is a conflict, and a support is closed', async () => {
  const document = (state: string) => ({
    'documents-demandes.csv': `EtudiantMatricule;Titre;Statut;Motif\n300301;Photo;${state}\n`,
  });
  await importFiles({
    'etudiants.csv': `${STUDENT_HEAD}\n300301;Di;Mo\n`,
    ...document('demande;'),
  });
  await db.pool.query("update documents_dossier set statut = 'recu' where titre = 'Photo'");
  const told = await importFiles(document('demande;'));
  expect(told.outcomes[0]?.conflicts.told).toEqual([
    { line: 2, column: 'Statut', portal: 'recu', file: 'demande', why: null },
  ]);
  const support = (closed: string) => ({
    'supports.csv': `SupportCoursCodeInterne;TypeSupportCours;SupportCoursLibelle;SupportCoursPrix;Retire\nS1;Syllabus;Économie;12,50;${closed}\n`,
  });
  await importFiles(support('false'));
  expect(countsOf(await importFiles(support('true')))).toEqual([['supports.csv', 0, 1, 1, 0]]);
  expect((await db.pool.query("select prix from supports where code_interne = 'S1'")).rows).toEqual([
    { prix: 1250 },
  ]);
});

test('a marked, CRLF, comma-separated file with its columns in any order is read', async () => {
  const text = '\ufeffPersonneNom,EtudiantMatricule,PersonnePrenom\r\n"d’Aa, dite ""B""",300401,Zoé\r\n';
  expect(countsOf(await importFiles({ 'etudiants.csv': text }))).toEqual([['etudiants.csv', 1, 0, 0, 0]]);
  const { rows } = await db.pool.query("select nom from etudiants where matricule = '300401'");
  expect(rows).toEqual([{ nom: 'd’Aa, dite "B"' }]);
});

test('formulas are exported as texts and read back as they were', async () => {
  const names = ['=1+1', '+SUM(A1)', '-2', '@x', "'=y", "'t Serclaes"];
  for (const [at, name] of names.entries()) {
    await db.pool.query(
      `insert into etudiants (matricule, prenom, nom, nom_recherche, prenom_recherche, recherche)
       values ($1, 'A', $2, '', 'a', '')`,
      [String(300_500 + at), name],
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'portail-formules-'));
  await db.maintenance((client) => exportPackage(client, packageKinds, folder));
  expect(readFileSync(join(folder, 'etudiants.csv'), 'utf8')).not.toMatch(/(^|;)"?[=+\-@]/m);
  expect((await importFolder(folder)).faults.total).toBe(0);
  rmSync(folder, { recursive: true });
  const { rows } = await db.pool.query(
    "select nom from etudiants where matricule between '300500' and '300599' order by matricule",
  );
  expect(rows.map(({ nom }) => nom)).toEqual(names);
});

test.each<[string, Record<string, string | Buffer>, string]>([
  ['a control character', { 'etudiants.csv': `${STUDENT_HEAD}\n300601;A\u0000;B\n` }, 'caractère invisible'],
  ['text turned around', { 'etudiants.csv': `${STUDENT_HEAD}\n300601;A\u202e;B\n` }, 'caractère invisible'],
  ['MacRoman', { 'etudiants.csv': Buffer.from(`${STUDENT_HEAD}\n300601;Zo\x8e;B\n`, 'latin1') }, 'UTF-8'],
  ['a file of no kind', { 'notes.csv': 'A\n1\n' }, 'aucune liste ne porte ce nom'],
  ['an unknown heading', { 'etudiants.csv': `${STUDENT_HEAD};Cote\n300601;A;B;1\n` }, 'pas connu'],
  ['a heading twice', { 'etudiants.csv': `${STUDENT_HEAD};PersonneNom\n300601;A;B;C\n` }, 'deux fois'],
  ['no key', { 'etudiants.csv': 'PersonneNom\nB\n' }, 'ce titre manque'],
  ['an empty file', { 'etudiants.csv': '' }, 'ce titre manque'],
  [
    'a new line without a needed column',
    { 'etudiants.csv': 'EtudiantMatricule\n300601\n' },
    'cette ligne est nouvelle',
  ],
  ['a line too short', { 'etudiants.csv': `${STUDENT_HEAD}\n300601;A\n` }, '2 cellules au lieu de 3'],
  ['a value under no title', { 'etudiants.csv': `${STUDENT_HEAD};;\n300601;A;B;;x\n` }, 'pas de titre'],
  ['an open quote', { 'etudiants.csv': `${STUDENT_HEAD}\n300601;"A;B\n` }, 'guillemets'],
  [
    'the same line twice',
    { 'etudiants.csv': `${STUDENT_HEAD}\n300601;A;B\n300601;C;D\n` },
    'la ligne 2 a déjà cette valeur',
  ],
  [
    'a unit that asks itself',
    { 'requis.csv': 'UniteEnseignementCode;RequisCode;Nature\nU1;U1;prerequis\n' },
    'une unité ne se demande pas elle-même',
  ],
])('%s refuses the package and harms nothing', async (_, files, why) => {
  const faults = await faultsOf(files);
  expect(faults.map((fault) => fault.why).join('\n')).toContain(why);
});

test('what a spreadsheet leaves of emptied rows and columns is passed over', async () => {
  const { faults, outcomes } = await importFiles({
    'etudiants.csv': `;;;;\n${STUDENT_HEAD};;\n300611;A;B;;\n ; ;;;\n300612;A;"B";;\n;;;;\n;;\n`,
  });
  expect(faults).toMatchObject({ total: 0 });
  expect(outcomes[0]?.added).toBe(2);
});

test('a cycle of prerequisites is told and borne', async () => {
  const lines = ['U1;U2;prerequis', 'U2;U1;prerequis', 'U1;U2;incompatibilite'].join('\n');
  const { remarks, outcomes } = await importFiles({
    'requis.csv': `UniteEnseignementCode;RequisCode;Nature\n${lines}\n`,
  });
  expect(remarks.total).toBe(2);
  expect(outcomes[0]?.added).toBe(3);
  const { rows } = await db.pool.query("select count(*)::int n from requis where nature = 'incompatibilite'");
  expect(rows).toEqual([{ n: 2 }]);
});

test('faults by the thousand are counted, the first values of each are told', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `x${at};A;B`).join('\n');
  const { faults } = await importFiles({ 'etudiants.csv': `${STUDENT_HEAD}\n${lines}\n` });
  expect(faults.files.map(({ total, faults: told }) => [total, told.length])).toEqual([[3000, 5]]);
  expect(faults.files[0]?.faults.at(-1)?.others).toEqual({ count: 2995, lines: [7, 8, 9, 10, 11] });
});

/** Of this thread alone: other tests run in the same process. */
const heldBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

test('a line of two hundred megabytes is refused before it is held', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-longue-'));
  const file = createWriteStream(join(folder, 'etudiants.csv'));
  file.write(`${STUDENT_HEAD}\n300701;"`);
  const piece = 'a'.repeat(1_000_000);
  for (let written = 0; written < 200; written += 1) {
    if (!file.write(piece)) await once(file, 'drain');
  }
  await finished(file.end());
  const before = heldBytes();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, heldBytes());
  }, 1);
  const { faults } = await importFolder(folder);
  clearInterval(looking);
  rmSync(folder, { recursive: true });
  expect(faults.files[0]?.faults[0]?.why).toContain('1000000 caractères');
  expect(most - before).toBeLessThan(150_000_000);
});
