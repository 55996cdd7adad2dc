import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import type { Fault } from 'server-exchange/package/format/faults';
import { type ImportReport, importPackage } from 'server-exchange/package/import-package';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';
import { RULE_MESSAGES } from './rule-messages';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await importFiles({
    'annees.csv': 'AnneeAcademiqueValeur;Debut;Fin\n2026-2027;2026-09-14;2027-09-13\n',
    'unites.csv':
      'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nU1;Économie;5;30;true;false\n',
    'activites.csv':
      'UniteEnseignementCode;ActiviteApprentissageCode;ActiviteApprentissageLibelle;Heures;Q1;Q2\nU1;A1;Exercices;15;true;false\n',
    'groupes-tp.csv': `${GROUP_HEAD};Capacite\nA1;;G1;Groupe 1;20\n`,
  });
}, 240_000);
afterAll(() => db?.close());

const GROUP_HEAD = 'ActiviteApprentissageCode;Serie;GroupeActiviteApprentissageCode;Libelle';

const importFiles = async (files: Record<string, string | Buffer>): Promise<ImportReport> =>
  withPackage(files, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false })),
  );

const told = ({ faults }: ImportReport): Fault[] => faults.files.flatMap((file) => file.faults);
const placed = (report: ImportReport) =>
  told(report).map(({ file, line, column, value }) => [file, line, column, value]);

test('a rule that looks at more than the file holds is told with its line, and crashes nothing', async () => {
  const fewer = await importFiles({ 'groupes-tp.csv': `${GROUP_HEAD};Capacite\nA1;;G2;Groupe 2;-3\n` });
  expect(placed(fewer)).toEqual([['groupes-tp.csv', 2, 'Capacite', '-3']]);
  await db.pool.query('update groupes_tp set prises = 5');
  const taken = await importFiles({ 'groupes-tp.csv': `${GROUP_HEAD};Capacite\nA1;;G1;Groupe 1;4\n` });
  expect(placed(taken)).toEqual([['groupes-tp.csv', 2, 'Capacite', '4']]);
  expect(told(taken)[0]?.why).toContain('celles qui sont prises');
  await db.pool.query('update groupes_tp set prises = 0');
});

test('a file with some of its columns is held to what the portal has in the others', async () => {
  const short = await importFiles({ 'annees.csv': 'AnneeAcademiqueValeur;Fin\n2026-2027;2026-01-01\n' });
  expect(placed(short)).toEqual([['annees.csv', 2, 'Fin', '2026-01-01']]);
});

test('a file that can’t be read does not put its fault on all that points at it', async () => {
  const report = await importFiles({
    'annees.csv': Buffer.from(
      'AnneeAcademiqueValeur;Debut;Fin\n2027-2028;2027-09-14;2028-09-13\n\x8e\n',
      'latin1',
    ),
    'sessions.csv':
      'AnneeAcademiqueValeur;SessionNumero;Session;Debut;Fin\n2028-2029;1;janvier 2029;2029-01-04;2029-01-02\n',
  });
  const [year, ...others] = told(report);
  expect([year?.file, year?.line]).toEqual(['annees.csv', 3]);
  expect(others.map(({ file, why }) => [file, why.includes('avant de commencer')])).toEqual([
    ['sessions.csv', true],
  ]);
  expect(report.remarks.files.map(({ file }) => file)).toEqual(['annees.csv']);
});

test('a cell that can’t be read is one fault, not two', async () => {
  const hours = `${GROUP_HEAD};Jour;Debut;Fin;Capacite
A1;;G3;Groupe 3;1;25:00;10:00;20
A1;;G4;Groupe 4;1;11:00;10:00;20
`;
  const report = await importFiles({ 'groupes-tp.csv': hours });
  expect(placed(report)).toEqual([
    ['groupes-tp.csv', 2, 'Debut', '25:00'],
    ['groupes-tp.csv', 3, 'Jour, Debut, Fin', '1, 11:00, 10:00'],
  ]);
  // What is counted is what is told: no « … et 1 autre » that nobody can find.
  expect(report.faults.total).toBe(2);
});

test('every rule of the database that a package may break has its words, and no other', async () => {
  const written = packageKinds.all.flatMap(({ table, fields, references = [] }) =>
    [...Object.values(fields), ...references].map(({ column }) => `${getTableName(table)}.${column.name}`),
  );
  const { rows } = await db.pool.query<{ name: string }>(
    `select distinct c.conname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'c' and c.conrelid::regclass::text || '.' || a.attname = any($1) order by 1`,
    [written],
  );
  expect(Object.keys(RULE_MESSAGES).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each([
  ['types-contact.csv', 'TypeMoyenContact', 'Courriel', 'email'],
  ['types-adresse.csv', 'TypeAdresse', 'Domicile', 'domicile'],
])(
  '%s without the role that the portal needs is refused with what to write',
  async (file, key, label, usage) => {
    const without = await importFiles({ [file]: `${key}\n${label}\n` });
    expect(placed(without)).toEqual([[file, 2, 'Usage', '']]);
    expect(told(without)[0]?.how).toContain(`Écrivez ${usage}`);
    const other = await importFiles({ [file]: `${key};Usage\n${label};\n` });
    expect(placed(other)).toEqual([[file, 2, 'Usage', '']]);
    expect(placed(await importFiles({ [file]: `${key};Usage\n${label};${usage}\n` }))).toEqual([]);
    // The portal has it: a file without the column leaves it so, one that takes it away is refused.
    expect(placed(await importFiles({ [file]: `${key}\n${label}\nAutre\n` }))).toEqual([]);
    expect(placed(await importFiles({ [file]: `${key};Usage\n${label};\n` }))).toEqual([
      [file, 2, 'Usage', ''],
    ]);
  },
);

test('a workbook in the package, and a name that is nearly one, are told with what to do', async () => {
  const report = await importFiles({
    'documents-demandes.xlsx': Buffer.from('PK'),
    '~$documents-demandes.xlsx': Buffer.from('x'),
    'Unités (1).csv': 'UniteEnseignementCode\nU9\n',
  });
  expect(told(report).map(({ file, how }) => [file, how])).toEqual(
    expect.arrayContaining([
      ['documents-demandes.xlsx', 'Enregistrez chacune de ses feuilles en CSV (Fichier, Enregistrer sous).'],
      ['Unités (1).csv', 'Nommez-le unites.csv.'],
    ]),
  );
  expect(told(report)).toHaveLength(2);
});

test('a title that says the same in other words is one fault, with the word to write', async () => {
  const report = await importFiles({ 'personnel.csv': 'Courriel;Prénom;Nom;Tél.\na@b.example;Ana;Roy;02\n' });
  expect(told(report).map(({ line, column, how }) => [line, column, how])).toEqual([
    [1, 'Courriel', 'Écrivez Email à la place de «\u00a0Courriel\u00a0».'],
    [1, 'Prénom', 'Écrivez Prenom à la place de «\u00a0Prénom\u00a0».'],
    [1, 'Tél.', 'Écrivez Telephone à la place de «\u00a0Tél.\u00a0».'],
  ]);
  const none = await importFiles({ 'personnel.csv': 'Couleur;Prenom;Nom;Nom\nbleu;Ana;Roy;Roy\n' });
  expect(told(none).map(({ column, why }) => [column, why])).toEqual([
    ['Couleur', 'ce titre n’est pas connu'],
    ['Nom', 'ce titre est là deux fois'],
    ['Email', 'ce titre manque'],
  ]);
});

test('CSV files one folder too deep are told: refused where they are all, remarked beside others', async () => {
  const inFolder = (files: Record<string, string>) =>
    withPackage(files, async (folder) => {
      mkdirSync(join(folder, 'csv'));
      writeFileSync(join(folder, 'csv', 'pays.csv'), 'PaysCode;Pays\nBE;Belgique\n');
      mkdirSync(join(folder, '__MACOSX'));
      writeFileSync(join(folder, '__MACOSX', 'pays.csv'), 'x');
      return db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: true }));
    });
  const alone = await inFolder({});
  expect(told(alone).map(({ file, how }) => [file, how.includes('Donnez ce dossier-là')])).toEqual([
    ['csv/', true],
  ]);
  const beside = await inFolder({ 'pays.csv': 'PaysCode;Pays\nBE;Belgique\n' });
  expect(told(beside)).toEqual([]);
  expect(beside.remarks.files.map(({ file }) => file)).toEqual(['csv/']);
});
