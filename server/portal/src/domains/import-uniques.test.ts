import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { importPackage } from 'server-exchange/package/import-package';
import { isKey, uniquesOf } from 'server-exchange/package/reading/uniques.queries';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db?.close());

const importFiles = (files: Record<string, string>) =>
  withPackage(files, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false })),
  );

const faultsOf = async (files: Record<string, string>) =>
  (await importFiles(files)).faults.files.flatMap(({ faults }) => faults);

const STUDENTS = 'EtudiantMatricule;PersonnePrenom;PersonneNom;PersonneNumRegistreNational';
const ACCOUNTS = 'Username;Roles;EtudiantMatricule';

/** For each unique of the database that is not its file's key: two lines that collide, then one with the portal. */
const CASES = {
  etudiants_num_registre_national_unique: {
    file: 'etudiants.csv',
    head: STUDENTS,
    lines: ['500001;Ana;Roy;04021512345', '500002;Léo;Wu;', '500003;Zoé;Lee;04021512345'],
    column: 'PersonneNumRegistreNational',
    value: '04021512345',
    keys: ['500001', '500003'],
  },
  comptes_etudiant_id_unique: {
    file: 'comptes.csv',
    head: ACCOUNTS,
    lines: ['aroy;student;500009', 'lwu;gestion;', 'zlee;student;500009'],
    column: 'EtudiantMatricule',
    value: '500009',
    keys: ['aroy', 'zlee'],
  },
};

test('every unique of the database is its file’s key, or is checked line by line', async () => {
  const found = await db.maintenance(async (client) => {
    const open: string[] = [];
    for (const kind of packageKinds.all) {
      const columns = [...Object.values(kind.fields), ...(kind.references ?? [])].map(({ column }) => column);
      const written = new Set(columns.map(({ name }) => name));
      const numbers = getTableConfig(kind.table).columns.filter(
        ({ primary, name }) => primary && !written.has(name),
      );
      for (const unique of await uniquesOf(client, kind)) {
        if (unique.columns.length === 0)
          open.push(`${getTableName(kind.table)} ${unique.name}: not checkable`);
        const isNumber = unique.columns.some((name) => numbers.some((one) => one.name === name));
        const isWritten = unique.columns.some((name) => written.has(name));
        if (isWritten && !isNumber && !isKey(packageKinds, kind, unique)) open.push(unique.name);
      }
    }
    return open;
  });
  expect(found.sort()).toEqual(Object.keys(CASES).sort());
});

test.each(Object.values(CASES))(
  '$file: two lines with one $column are named, both',
  async ({ file, head, lines, column, value, keys }) => {
    const students = { 'etudiants.csv': `${STUDENTS}\n500009;Ana;Roy;\n` };
    const [first = '', second = '', third = ''] = lines;
    const both = await faultsOf({ ...students, [file]: [head, first, second, third, ''].join('\n') });
    expect(both.map((one) => [one.file, one.line, one.column, one.value])).toEqual([
      [file, 4, column, value],
    ]);
    expect(both[0]?.why).toContain('la ligne 2 a déjà cette valeur');
    for (const key of keys) expect(both[0]?.why).toContain(key);
  },
);

test.each(Object.values(CASES))(
  '$file: a line with the $column of another row of the portal names it',
  async ({ file, head, lines, column, value, keys }) => {
    const [first = '', , third = ''] = lines;
    expect(await faultsOf({ 'etudiants.csv': `${STUDENTS}\n500009;Ana;Roy;\n` })).toEqual([]);
    await db.pool.query("delete from comptes where identifiant = '500009'");
    expect(await faultsOf({ [file]: `${head}\n${first}\n` })).toEqual([]);
    const taken = await faultsOf({ [file]: `${head}\n${third}\n` });
    expect(taken.map((one) => [one.file, one.line, one.column, one.value])).toEqual([
      [file, 2, column, value],
    ]);
    expect(taken[0]?.why).toContain(`${keys[0]} au portail, ${keys[1]} ici`);
  },
);

test('a line twice is told with the first of the two', async () => {
  const [fault] = await faultsOf({ 'pays.csv': 'PaysCode;Pays\nBE;Belgique\nFR;France\nBE;Belgique\n' });
  expect([fault?.line, fault?.column, fault?.value]).toEqual([4, 'PaysCode', 'BE']);
  expect([fault?.why, fault?.how]).toEqual([
    'la ligne 2 a déjà cette valeur',
    'Gardez une seule des lignes 2 et 4, ou corrigez l’une des deux.',
  ]);
});
