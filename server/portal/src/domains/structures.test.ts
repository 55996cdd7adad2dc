import type { Fault } from 'server-exchange/package/format/faults';
import { type ImportReport, importPackage } from 'server-exchange/package/import-package';
import { exportSql } from 'server-exchange/package/writing/sql';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';
import { findRules } from './pae/programme/open-pae.queries';
import { findRecipient } from './shared/outbox/recipient.queries';
import { findPast } from './shared/programme/past.queries';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db?.close());

const importFiles = (files: Record<string, string>): Promise<ImportReport> =>
  withPackage(files, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false })),
  );

const told = ({ files }: { files: { faults: Fault[] }[] }) =>
  files.flatMap(({ faults }) => faults).map(({ line, column, value }) => [line, column, value]);

const YEAR = 'AnneeAcademiqueValeur;Debut;Fin\n2026-2027;2026-09-01;2027-08-31\n';
const STUDENT =
  'EtudiantMatricule;PersonnePrenom;PersonneNom;PersonneDateNaissance\n260001;Ana;Rives;2004-02-03\n';
const PROGRAMMES = `ProgrammeCode;Libelle;Cycle;Blocs;Sigle;Credits
B-SI;Bachelier infirmier;bachelier;4;;240
S-AN;Spécialisation en anesthésie;Spécialisation;1;SP;60
AESS;Agrégation;AESS;1;;30
`;
const ENROLMENT_HEAD = 'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;Bloc;NiveauCoursLibelle';

test('programmes of one to six blocks, of any cycle, hold their students', async () => {
  const report = await importFiles({
    'annees.csv': YEAR,
    'etudiants.csv': STUDENT,
    'programmes.csv': PROGRAMMES,
    'inscriptions.csv': `${ENROLMENT_HEAD}\n260001;2026-2027;B-SI;4;Bachelier, bloc 4\n`,
  });
  expect(told(report.faults)).toEqual([]);
  expect(told(report.remarks)).toEqual([]);
  const { rows } = await db.pool.query(
    'select code, cycle, blocs, credits from programmes order by blocs, code',
  );
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'AESS AESS 1 30',
    'S-AN Spécialisation 1 60',
    'B-SI bachelier 4 240',
  ]);
});

test('a programme of seven blocks or 20 credits is refused', async () => {
  const report = await importFiles({
    'programmes.csv': 'ProgrammeCode;Libelle;Cycle;Blocs;Credits\nX;X;X;7;60\nY;Y;Y;1;20\n',
  });
  expect(told(report.faults)).toEqual([
    [2, 'Blocs', '7'],
    [3, 'Credits', '20'],
  ]);
});

test('a block that the programme does not have is told, with what the package itself says of it', async () => {
  const enrolments = `${ENROLMENT_HEAD}\n260001;2026-2027;AESS;2;AESS, bloc 2\n`;
  const alone = await importFiles({ 'inscriptions.csv': enrolments });
  expect([told(alone.faults), told(alone.remarks)]).toEqual([[], [[2, 'Bloc', '2']]]);
  const wider = await importFiles({
    'inscriptions.csv': enrolments,
    'programmes.csv': 'ProgrammeCode;Blocs\nAESS;2\n',
  });
  expect([told(wider.faults), told(wider.remarks)]).toEqual([[], []]);
});

test('a notice is for years of study of any programme', async () => {
  const head = 'AnnonceDateDebutPublication;AnnonceLibelle;AnnonceTexteComplet;Blocs';
  const good = await importFiles({
    'valves.csv': `${head}\n2026-09-14T08:00:00Z;Stages;<p>Texte</p>;B4 SP1\n`,
  });
  expect(told(good.faults)).toEqual([]);
  const bad = await importFiles({
    'valves.csv': `${head}\n2026-09-14T08:00:00Z;Stages;<p>Texte</p>;B4 B9\n`,
  });
  expect(told(bad.faults)).toEqual([[2, 'Blocs', 'B4 B9']]);
});

const RESULT_HEAD =
  'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;UniteEnseignementCode;ActiviteApprentissageCode;ResultatEtudiantResultatSession1;ResultatEtudiantResultatSession2;Q1;Q2;ECTS';
const UNITS = `UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2
U1;Soins;5;30;true;false
U2;Anatomie;5;30;true;false
U3;Droit;5;30;true;false
`;
const resultOf = (unit: string, marks: string) => `260001;2026-2027;B-SI;${unit};;${marks};true;false;5\n`;

test('a word stands in the place of a mark, and goes out as it came in', async () => {
  const lines = [resultOf('U1', 'CM;12,5'), resultOf('U2', '11;ABS'), resultOf('U3', '14;')];
  const report = await importFiles({
    'unites.csv': UNITS,
    'resultats.csv': `${RESULT_HEAD}\n${lines.join('')}`,
  });
  expect(told(report.faults)).toEqual([]);
  const { rows } = await db.pool.query(exportSql(packageKinds, packageKinds.get('resultats')));
  const marks = rows.map((row) => [
    row.ResultatEtudiantResultatSession1,
    row.ResultatEtudiantResultatSession2,
  ]);
  expect(marks).toEqual([
    ['CM', '12.50'],
    ['11.00', 'ABS'],
    ['14.00', null],
  ]);
  const again = await importFiles({ 'resultats.csv': `${RESULT_HEAD}\n${lines.join('')}` });
  expect(again.outcomes.map(({ added, changed }) => [added, changed])).toEqual([[0, 0]]);
  const past = await findPast(db.orm, 1);
  expect([...past.values()].map(({ result, mark }) => [result, mark])).toEqual([
    ['passed', 12.5],
    ['failed', null],
    ['passed', 14],
  ]);
});

test('a mark takes the place of a word later', async () => {
  await importFiles({ 'resultats.csv': `${RESULT_HEAD}\n${resultOf('U2', '11;13')}` });
  const { rows } = await db.pool.query(
    'select resultat_session2, mot_session2 from resultats where mot_session1 is null and resultat_session1 = 11',
  );
  expect(rows).toEqual([{ resultat_session2: '13.00', mot_session2: null }]);
});

test.each(['21', '12,555', 'A B', '?'])('%s is no mark', async (cell) => {
  const report = await importFiles({ 'resultats.csv': `${RESULT_HEAD}\n${resultOf('U1', `${cell};`)}` });
  expect(told(report.faults)[0]?.[1]).toContain('ResultatEtudiantResultatSession1');
});

test('requisites have alternatives, hold in one programme, and old files of three columns stay good', async () => {
  const three = 'UniteEnseignementCode;RequisCode;Nature\nU3;U1;prerequis\n';
  expect(told((await importFiles({ 'requis.csv': three })).faults)).toEqual([]);
  const report = await importFiles({
    'requis.csv': `UniteEnseignementCode;RequisCode;Nature;ProgrammeCode;Groupe
U3;U1;prerequis;;a
U3;U2;prerequis;;a
U2;U1;corequis;AESS;
`,
  });
  expect(told(report.faults)).toEqual([]);
  expect(report.outcomes.map(({ added, changed }) => [added, changed])).toEqual([[2, 1]]);
  const again = await importFiles({ 'requis.csv': three });
  expect(again.outcomes.map(({ added, changed }) => [added, changed])).toEqual([[0, 0]]);
  const { rows } = await db.pool.query(exportSql(packageKinds, packageKinds.get('requis')));
  expect(rows.map((row) => Object.values(row).join(';'))).toEqual([
    'U3;U1;prerequis;;a',
    'U3;U2;prerequis;;a',
    'U2;U1;corequis;AESS;',
  ]);
});

test('what a unit asks for depends on the programme', async () => {
  const ids = async (code: string) =>
    Number(
      (await db.pool.query('select programme_id as id from programmes where code = $1', [code])).rows[0].id,
    );
  const { rows } = await db.pool.query(
    'select unite_enseignement_id as id, code from unites_enseignement order by code',
  );
  const [u1, u2, u3] = rows.map(({ id }) => Number(id));
  await importFiles({
    'requis.csv': 'UniteEnseignementCode;RequisCode;Nature;ProgrammeCode\nU1;U2;prerequis;AESS\n',
  });
  const rulesOf = async (code: string) => {
    const { prerequisites } = await findRules(db.orm, [Number(u1), Number(u3)], await ids(code));
    return [...prerequisites.values()];
  };
  expect(await rulesOf('AESS')).toEqual([[[u2]], [[u1, u2]]]);
  expect(await rulesOf('B-SI')).toEqual([[], [[u1, u2]]]);
});

test('a thesis that no screen will show is remarked, and a bachelor may have one', async () => {
  const theses = { 'memoires.csv': 'EtudiantMatricule;MemoireTitre\n260001;Titre\n' };
  const remarksOf = async (files: Record<string, string>) => told((await importFiles(files)).remarks);
  expect(await remarksOf(theses)).toEqual([]);
  const without = { 'programmes.csv': 'ProgrammeCode;Memoire\nB-SI;false\nAESS;false\n' };
  expect(await remarksOf({ ...theses, ...without })).toEqual([[2, 'EtudiantMatricule', '260001']]);
  expect(await remarksOf(theses)).toEqual([[2, 'EtudiantMatricule', '260001']]);
});

test('a person has one name, a result no activity, a group no series', async () => {
  const report = await importFiles({
    'annees.csv': YEAR,
    'programmes.csv': PROGRAMMES,
    'unites.csv':
      'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nPLAIE;Plaies;3;30;true;false\n',
    'activites.csv':
      'ActiviteApprentissageCode;UniteEnseignementCode;ActiviteApprentissageLibelle;Heures;Q1;Q2\nPLAIE-A;PLAIE;Gestes;30;true;false\n',
    'etudiants.csv': 'EtudiantMatricule;PersonnePrenom;PersonneNom\n260077;;Suryani\n',
    'inscriptions.csv': `${ENROLMENT_HEAD}\n260077;2026-2027;B-SI;1;Bloc 1\n`,
    'resultats.csv':
      'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;UniteEnseignementCode;Q1;Q2\n260077;2026-2027;B-SI;PLAIE;true;false\n',
    'groupes-tp.csv':
      'ActiviteApprentissageCode;GroupeActiviteApprentissageCode;Libelle;Capacite\nPLAIE-A;G1;Groupe 1;12\n',
  });
  expect(told(report.faults)).toEqual([]);
  const { rows } = await db.pool.query<{ id: number }>(
    "select etudiant_id as id from etudiants where matricule = '260077'",
  );
  expect(await findRecipient(db.orm, rows[0]?.id ?? 0)).toEqual({ prenom: 'Suryani', email: null });
});
