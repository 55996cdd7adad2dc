import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { interventions, orders } from 'shared-contract/orders/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import {
  consultations,
  deliberation,
  enrolment,
  enrolments,
  results,
  unitDetail,
} from 'shared-contract/records/endpoints';
import { leaveStudent, viewStudent } from 'shared-contract/security/endpoints';

const VIEWED = { 'x-matricule': '930101' };
const REASON = 'Question posée par téléphone';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const looks = async (actor: string): Promise<string[]> =>
  (
    await portal.db.pool.query(
      `select concat_ws(' | ', action, target, purpose) line from audit_events where actor = $1 order by id`,
      [actor],
    )
  ).rows.map(({ line }) => line);

test.each([
  undefined,
  {},
  { Motif: '' },
  { Motif: '         ' },
  { Motif: 'bof' },
  { Motif: 'a'.repeat(201) },
])('nobody is put in view for %j', async (body) => {
  const staff = await portal.as('programmes');
  expect((await staff.post(url(viewStudent, { matricule: '930101' }), body)).statusCode).toBe(422);
  expect((await staff.get(url(dashboard))).statusCode).toBe(204);
});

test('each screen is noted once a view, with the reason, whatever number of calls it makes', async () => {
  const staff = await portal.as('programmes');
  await staff.view('930101', `  ${REASON} `);
  const [newest] = (await staff.get(url(enrolments), VIEWED)).json();
  const file = { InscriptionID: newest.InscriptionID };
  const sections = [enrolment, results, deliberation].map((section) => url(section, file));
  await Promise.all([...sections, ...sections].map((section) => staff.get(section, VIEWED)));
  for (const address of [url(orders), url(interventions), url(receipts), url(enrolments)]) {
    expect((await staff.get(address, VIEWED)).statusCode).toBe(200);
  }
  expect((await staff.get(url(enrolment, { InscriptionID: 999_999 }), VIEWED)).statusCode).toBe(404);
  // A unit's sheet is the same to everybody: nothing of hers is seen.
  const { rows } = await portal.db.pool.query(
    'select min(unite_enseignement_id) id from unites_enseignement',
  );
  const unit = await staff.get(url(unitDetail, { UniteEnseignementID: rows[0].id }), VIEWED);
  expect(unit.statusCode).toBe(200);
  await staff.delete(url(leaveStudent));
  expect(await looks('programmes')).toEqual([
    `dossier.consulte | ${REASON}`,
    `ecran.lu | ecran:Inscriptions | ${REASON}`,
    `ecran.lu | ecran:Inscription:${newest.InscriptionID} | ${REASON}`,
    `ecran.lu | ecran:Commandes | ${REASON}`,
    `ecran.lu | ecran:Recus | ${REASON}`,
    `dossier.quitte | ${REASON}`,
  ]);
});

test('another view of the same student notes its screens again', async () => {
  const staff = await portal.as('programmes');
  const before = (await looks('programmes')).length;
  await staff.view('930101', 'Préparation d’une délibération');
  await staff.get(url(orders), VIEWED);
  expect((await looks('programmes')).slice(before)).toEqual([
    'dossier.consulte | Préparation d’une délibération',
    'ecran.lu | ecran:Commandes | Préparation d’une délibération',
  ]);
});

test('the student reads why and at what; her own reading leaves nothing', async () => {
  const own = await portal.as('930101');
  await own.get(url(orders));
  const visits = (await own.get(url(consultations))).json();
  expect(visits.map(({ Role, Motif, Contenu }: Record<string, unknown>) => [Role, Motif, Contenu])).toEqual(
    expect.arrayContaining([
      ['Gestion des programmes', REASON, ['Inscriptions', 'Inscription et résultats', 'Commandes', 'Reçus']],
      ['Gestion des programmes', 'Préparation d’une délibération', ['Commandes']],
    ]),
  );
  expect(visits).toHaveLength(2);
  expect(await looks('930101')).toEqual([]);
});
