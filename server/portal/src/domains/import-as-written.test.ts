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

const told = async (files: Record<string, string>) => {
  const { faults, remarks } = await withPackage(files, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: true })),
  );
  return [faults, remarks].flatMap(({ files: found }) =>
    found.flatMap((file) =>
      file.faults.map(({ line, textLine, column, value }) => [line, textLine, column, value]),
    ),
  );
};

test.each<[what: string, files: Record<string, string>, found: unknown[]]>([
  [
    'days',
    { 'annees.csv': 'AnneeAcademiqueValeur;Debut;Fin\n2026-2027;14/09/2026;13.9.2026\n' },
    [2, undefined, 'Debut, Fin', '14/09/2026, 13.9.2026'],
  ],
  [
    'two references to one row that is still to be added',
    {
      'unites.csv':
        'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nU1;Économie;5;30;x;non\n',
      'requis.csv': 'UniteEnseignementCode;RequisCode;Nature\nU1;U1;corequis\n',
    },
    [2, undefined, 'UniteEnseignementCode, RequisCode', 'U1, U1'],
  ],
  [
    'numbers',
    {
      'unites.csv':
        'UniteEnseignementLibelle;UniteEnseignementCode;;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nÉconomie;U1;;-0,50;30;x;non\n',
    },
    [2, undefined, 'UniteEnseignementNombreECTS', '-0,50'],
  ],
  [
    'yes and no',
    {
      'unites.csv':
        'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nU1;Économie;5;30;x;non\nU2;Droit;5;30;Non;faux\n',
    },
    [3, undefined, 'Q1, Q2', 'Non, faux'],
  ],
  [
    'instants, in the row that a spreadsheet shows,',
    {
      'periodes.csv':
        'Flag;Libelle;Ouverture;Fermeture;Message\nAccesIDM;Inscription;2026-10-01T08:00:00Z;2026-10-02T08:00:00Z;"a\nb\nc"\nAccesCommande;Syllabus;2026-10-02T08:00:00+02:00;2026-10-01T08:00:00Z;\n',
    },
    [3, 5, 'Ouverture, Fermeture', '2026-10-02T08:00:00+02:00, 2026-10-01T08:00:00Z'],
  ],
])('%s are told as the file has them', async (_, files, found) => {
  expect(await told(files)).toEqual([found]);
});

test('a cell that is wrong, and a line that lacks one, tell both of their places', async () => {
  const found = await told({ 'pays.csv': 'PaysCode;Pays\nBE;"Bel\ngique"\nbe;B\nFR\n' });
  expect(found.map(([line, textLine]) => [line, textLine])).toEqual([
    [2, undefined],
    [3, 4],
    [4, 5],
  ]);
});
