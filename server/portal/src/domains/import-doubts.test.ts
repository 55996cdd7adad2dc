import { importPackage } from 'server-exchange/package/import-package';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';
import { IBAN_DOUBT, NATIONAL_NUMBER_DOUBT } from './shared/import-doubts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await remarksOf({
    'annees.csv': 'AnneeAcademiqueValeur;Debut;Fin\n2026-2027;2026-09-14;2027-09-13\n',
    'sessions.csv':
      'AnneeAcademiqueValeur;SessionNumero;Session;Debut;Fin\n2026-2027;1;janvier;2027-01-04;2027-01-30\n',
    'unites.csv':
      'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nU1;Économie;5;30;true;false\n',
    'activites.csv':
      'UniteEnseignementCode;ActiviteApprentissageCode;ActiviteApprentissageLibelle;Heures;Q1;Q2\nU1;A1;Exercices;15;true;false\n',
    'types-contact.csv': 'TypeMoyenContact;Usage\nCourriel;email\nTél.;\n',
    'etudiants.csv': 'EtudiantMatricule;PersonnePrenom;PersonneNom\n500001;Ana;Roy\n',
  });
}, 240_000);
afterAll(() => db?.close());

/** Remarks of a package that is imported all the same. */
const remarksOf = (files: Record<string, string>) =>
  withPackage(files, async (folder) => {
    const { faults, remarks } = await db.maintenance((client) =>
      importPackage(client, packageKinds, folder, { dryRun: false }),
    );
    expect(faults.files).toEqual([]);
    return remarks.files.flatMap((one) => one.faults.map(({ line, column, value }) => [line, column, value]));
  });

const STUDENT = 'EtudiantMatricule;PersonnePrenom;PersonneNom';
const EXAM = 'AnneeAcademiqueValeur;SessionNumero;ActiviteApprentissageCode;ExamenDate';

test.each<[what: string, files: Record<string, string>, remarks: unknown[]]>([
  [
    'a birth in the future or before 1900',
    {
      'etudiants.csv': `${STUDENT};PersonneDateNaissance\n500001;Ana;Roy;2034-01-02\n500002;Léo;Wu;1899-12-31\n500003;Zoé;Lee;2004-02-15\n`,
    },
    [
      [2, 'PersonneDateNaissance', '2034-01-02'],
      [3, 'PersonneDateNaissance', '1899-12-31'],
    ],
  ],
  [
    'a national number and an account with a wrong key',
    {
      'etudiants.csv': `${STUDENT};PersonneNumRegistreNational;IBANEtudiant\n500001;Ana;Roy;04021512345;BE68539007547035\n500002;Léo;Wu;93051822361;BE68 5390 0754 7034\n`,
    },
    [
      [2, 'PersonneNumRegistreNational', '04021512345'],
      [2, 'IBANEtudiant', 'BE68539007547035'],
    ],
  ],
  [
    'e-mail addresses without @',
    {
      'personnel.csv': 'Email;Prenom;Nom\na.roy;Ana;Roy\n',
      'contacts.csv':
        'EtudiantMatricule;TypeMoyenContact;MoyenContactValeur\n500001;Courriel;ana.roy\n500001;Tél.;02 000\n',
    },
    [
      [2, 'Email', 'a.roy'],
      [2, 'MoyenContactValeur', 'ana.roy'],
    ],
  ],
  [
    'an exam outside its session of the portal',
    { 'examens.csv': `${EXAM}\n2026-2027;1;A1;2027-02-15\n` },
    [[2, 'ExamenDate', '2027-02-15']],
  ],
  [
    'an exam outside its session of the package',
    {
      'sessions.csv': 'AnneeAcademiqueValeur;SessionNumero;Fin\n2026-2027;1;2027-01-10\n',
      'examens.csv': `${EXAM}\n2026-2027;1;A1;2027-01-15\n`,
    },
    [[2, 'ExamenDate', '2027-01-15']],
  ],
  [
    'academic years with a day in common',
    { 'annees.csv': 'AnneeAcademiqueValeur;Debut;Fin\n2027-2028;2027-09-01;2028-08-31\n' },
    [[2, 'AnneeAcademiqueValeur', '2027-2028']],
  ],
  [
    'a list that the portal does not have',
    {
      'parametres.csv':
        'Nom;ValeurID;Libelle;Ordre;Actif\nDisciplineMemoire;1;Droit;0;true\nDiplomeID;1;Master;0;true\n',
    },
    [[2, 'Nom', 'DisciplineMemoire']],
  ],
  [
    'a period that ends before it begins',
    {
      'periodes-etudiants.csv':
        'EtudiantMatricule;Flag;Ouvert;Ouverture;Fermeture\n500001;AccesIDM;true;2026-10-02T08:00:00Z;2026-10-01T08:00:00Z\n',
    },
    [[2, 'Fermeture', expect.stringContaining('2026-10-01')]],
  ],
])('%s is remarked, and imported', async (_, files, remarks) => {
  expect(await remarksOf(files)).toEqual(remarks);
});

test('true numbers are no doubt', () => {
  for (const number of ['93051822361', '00012511148'])
    expect(NATIONAL_NUMBER_DOUBT.isPlausible(number)).toBe(true);
  for (const account of [
    'BE68539007547034',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
    'NO9386011117947',
  ])
    expect(IBAN_DOUBT.isPlausible(account)).toBe(true);
});
