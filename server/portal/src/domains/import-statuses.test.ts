import { toFindings } from 'server-exchange/imports/findings';
import { importPackage } from 'server-exchange/package/import-package';
import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import { withPackage } from 'server-testing/exchange/package-folder';
import { packageKinds } from './exchange';

const ENROLMENT = 'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;Bloc;NiveauCoursLibelle;StatutPAE';
const STUDENTS = ['500001', '500002', '500003'];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await importFiles({
    'annees.csv': 'AnneeAcademiqueValeur;Debut;Fin\n2026-2027;2026-09-14;2027-09-13\n',
    'programmes.csv': 'ProgrammeCode;Libelle;Cycle;Blocs\nB-SI;Soins infirmiers;bachelier;4\n',
    'etudiants.csv': `EtudiantMatricule;PersonnePrenom;PersonneNom\n${STUDENTS.map((one) => `${one};Ana;Roy\n`).join('')}`,
  });
}, 240_000);
afterAll(() => db?.close());

const importFiles = (files: Record<string, string>) =>
  withPackage(files, (folder) =>
    db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false })),
  );

const importStatus = async (status: string) => {
  const lines = STUDENTS.map((one) => `${one};2026-2027;B-SI;1;Bachelier, bloc 1;${status}\n`);
  const report = await importFiles({ 'inscriptions.csv': `${ENROLMENT}\n${lines.join('')}` });
  expect(report.faults.files).toEqual([]);
  return toFindings(report).map(({ Nature, Ligne, Colonne, Pourquoi }) => [Nature, Ligne, Colonne, Pourquoi]);
};

const statuses = async () =>
  (
    await db.pool.query<{ s: string }>('select statut_pae as s from inscriptions order by etudiant_id')
  ).rows.map(({ s }) => s);

test('the state of a programme follows the school until the student submits or signs it', async () => {
  expect(await importStatus('En préparation')).toEqual([
    ['remarque', 2, 'StatutPAE', expect.stringContaining('n’a pas d’unité jusqu’à')],
  ]);
  await db.pool.query(`insert into pae (inscription_id, enregistre_le, soumis_le, decide_le, decision_commentaire)
    select inscription_id, now(), case when rang > 1 then now() end, case when rang > 2 then now() end,
      case when rang > 2 then 'Il manque un stage.' end
    from (select inscription_id, row_number() over (order by etudiant_id) as rang from inscriptions) i`);
  await db.pool.query(`update inscriptions i set statut_pae = case when p.decide_le is null then 'Soumis' else 'À modifier' end
    from pae p where p.inscription_id = i.inscription_id and p.soumis_le is not null`);
  expect(await importStatus('Validé')).toEqual([
    [
      'conflit',
      3,
      'StatutPAE',
      expect.stringContaining('«\u00a0Soumis\u00a0»\u00a0: l’étudiant a soumis ou signé'),
    ],
    ['conflit', 4, 'StatutPAE', expect.stringContaining('«\u00a0À modifier\u00a0»')],
  ]);
  expect(await statuses()).toEqual(['Validé', 'Soumis', 'À modifier']);
  const { rows } = await db.pool.query(
    'select decision_commentaire as c from pae where decide_le is not null',
  );
  expect(rows).toEqual([{ c: 'Il manque un stage.' }]);
  // The same again changes nothing.
  expect((await importStatus('Validé')).length).toBe(2);
});

test('a programme that is submitted without its units is remarked: nobody could decide of it', async () => {
  const findings = await importStatus('Soumis');
  expect(findings.filter(([nature]) => nature === 'remarque')).toEqual([
    ['remarque', 2, 'StatutPAE', expect.stringContaining('n’a pas les unités')],
  ]);
});

const UNITS = {
  'unites.csv':
    'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2\nSI101;Anatomie;6;60;true;false\n',
};
const placed = (block: number) => `ProgrammeCode;UniteEnseignementCode;Bloc;Ordre\nB-SI;SI101;${block};1\n`;

test('a programme to compose is remarked until the package or the portal has units up to its block', async () => {
  await db.pool.query('update pae set soumis_le = null, decide_le = null, signe_le = null');
  const remarked = async (files: Record<string, string>) => {
    const line = (status: string) => `${STUDENTS[0]};2026-2027;B-SI;1;Bachelier, bloc 1;${status}\n`;
    const report = await importFiles({ ...files, 'inscriptions.csv': `${ENROLMENT}\n${line('À modifier')}` });
    expect(report.faults.files).toEqual([]);
    return toFindings(report).map(({ Nature, Colonne, Comment }) => [Nature, Colonne, Comment]);
  };
  const remark = [['remarque', 'StatutPAE', expect.stringContaining('programmes-unites.csv')]];
  expect(await remarked({ ...UNITS, 'programmes-unites.csv': placed(2) })).toEqual(remark);
  expect(await remarked({ 'programmes-unites.csv': placed(1) })).toEqual([]);
  expect(await remarked({})).toEqual([]);
});
