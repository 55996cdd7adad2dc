import { getTableName } from 'drizzle-orm';
import { importPackage } from 'server-exchange/package/import-package';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db?.close());

const SCHOOL = {
  'annees.csv': 'AnneeAcademiqueValeur;Debut;Fin\n2026-2027;2026-09-14;2027-09-13\n',
  'programmes.csv': 'ProgrammeCode;Libelle;Cycle;Blocs\nBI;Bachelier;bachelier;3\n',
  'unites.csv':
    'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nU1;Économie;5;30;oui;non\n',
  'personnel.csv': 'Email;Prenom;Nom\na.roy@e.example;Ana;Roy\n',
  'etudiants.csv': 'EtudiantMatricule;PersonnePrenom;PersonneNom\n500001;Ana;Roy\n500002;Léo;Wu\n',
  'inscriptions.csv':
    'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;Bloc;NiveauCoursLibelle\n500001;2026-2027;BI;1;B1\n500002;2026-2027;BI;1;B1\n',
};

const told = async (files: Record<string, string>) => {
  const { faults, remarks } = await withPackage({ ...SCHOOL, ...files }, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: true })),
  );
  const of = (found: typeof faults) =>
    found.files.flatMap((file) =>
      file.faults.map(({ line, column, value, how }) => [line, column, value, how]),
    );
  return { faults: of(faults), remarks: of(remarks) };
};

test('the bounds of a number are those of the database, and are said where a cell is read', async () => {
  const found = await Promise.all(
    packageKinds.all.map(async ({ name, table, fields }) => {
      const { rows } = await db.pool.query<{ definition: string }>(
        "select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c' and conrelid = $1::regclass",
        [getTableName(table)],
      );
      return rows.flatMap(({ definition }) => {
        const [, column, least, greatest] =
          /^CHECK \(\(\((\w+) >= (\d+)\) AND \(\1 <= (\d+)\)\)\)$/.exec(definition) ?? [];
        const own = Object.values(fields).find((one) => one.column.name === column);
        return own ? [[`${name}.${column}`, own.range, [Number(least), Number(greatest)]]] : [];
      });
    }),
  );
  const bounds = found.flat();
  expect(bounds.length).toBeGreaterThan(5);
  expect(bounds.map(([name, range]) => [name, range])).toEqual(bounds.map(([name, , own]) => [name, own]));
});

test.each([
  ['deux', 'Écrivez un nombre entier de 1 à 6, en chiffres, sans espace.'],
  ['7', 'Écrivez un nombre entier de 1 à 6, en chiffres, sans espace.'],
  ['99999', 'Écrivez un nombre entier de 1 à 6, en chiffres, sans espace.'],
])('Blocs %s says the real bounds', async (value, how) => {
  const { faults } = await told({
    'programmes.csv': `ProgrammeCode;Libelle;Cycle;Blocs\nBI;Bachelier;bachelier;3\nMA;Master;master;${value}\n`,
  });
  expect(faults).toEqual([[3, 'Blocs', value, how]]);
});

const UNITS = 'ProgrammeCode;UniteEnseignementCode;Bloc;Ordre\nBI;U1;';
const STAFF = 'ProgrammeCode;Bloc;Fonction;Email\nBI;';

test.each([
  ['programmes-unites.csv', `${UNITS}5;1\n`, `${UNITS}7;1\n`],
  [
    'responsables.csv',
    `${STAFF}5;gestionnaire;a.roy@e.example\n`,
    `${STAFF}7;gestionnaire;a.roy@e.example\n`,
  ],
  [
    'inscriptions.csv',
    SCHOOL['inscriptions.csv'].replace('BI;1', 'BI;5'),
    SCHOOL['inscriptions.csv'].replace('BI;1', 'BI;7'),
  ],
])('%s: a block that its programme does not have is said once', async (file, doubtful, impossible) => {
  const above = await told({ [file]: doubtful });
  expect([above.faults, above.remarks.map(([, column, value]) => [column, value])]).toEqual([
    [],
    [['Bloc', '5']],
  ]);
  const none = await told({ [file]: impossible });
  expect([none.faults.map(([, column, value]) => [column, value]), none.remarks]).toEqual([
    [['Bloc', '7']],
    [],
  ]);
});

const MARKS =
  'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;UniteEnseignementCode;ResultatEtudiantResultatSession1;ResultatEtudiantResultatSession2;Q1;Q2';
const marks = (first: string, second = '') =>
  `${MARKS}\n500001;2026-2027;BI;U1;${first};${second};oui;non\n500002;2026-2027;BI;U1;12;14,5;oui;non\n`;

test.each(['21', '-1', '20,01'])(
  'a mark of %s names its own column and shows what is written',
  async (mark) => {
    const { faults } = await told({ 'resultats.csv': marks('12', mark) });
    expect(faults).toEqual([
      [2, 'ResultatEtudiantResultatSession2', mark, expect.stringContaining('de 0 à 20, ou un mot')],
    ]);
  },
);

test.each([
  ['Quatorze', true],
  ['absent', true],
  ['EXCUSÉES', true],
  ['ABS', false],
  ['CM', false],
  ['PP', false],
])('%s in place of a mark is remarked: %s', async (word, isRemarked) => {
  const { faults, remarks } = await told({ 'resultats.csv': marks(word) });
  expect(faults).toEqual([]);
  expect(remarks.map(([line, column, value]) => [line, column, value])).toEqual(
    isRemarked ? [[2, 'ResultatEtudiantResultatSession1', word]] : [],
  );
});

test('a word that the portal has already is the school’s own', async () => {
  const files = { ...SCHOOL, 'resultats.csv': marks('absente') };
  await withPackage(files, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false })),
  );
  expect(await told({ 'resultats.csv': marks('12', 'absente') })).toEqual({ faults: [], remarks: [] });
});
