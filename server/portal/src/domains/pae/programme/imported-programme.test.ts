import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess } from 'shared-contract';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { paeConstraints, paeLevels, savePae } from 'shared-contract/pae/endpoints';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import { programmeToSign } from 'shared-contract/signature/endpoints';

/** In the last block, with years before this one; in the first block of her first year. */
const STUDENTS = { ancienne: '220303', nouvelle: '240001' } as const;
const STATES = [null, 'En préparation', 'Soumis', 'À modifier', 'À signer', 'Signé', 'Validé'] as const;
/** States in which only the school can go on; the import remarks the first two where it has no units. */
const SCHOOLS: readonly (string | null)[] = ['Soumis', 'À signer', 'Signé', 'Validé'];

let portal: TestPortal;
const browsers = new Map<string, TestBrowser>();
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.db.pool.query(`insert into programmes (code, libelle, cycle, blocs)
    values ('VIDE', 'Sans catalogue', 'bachelier', 3)`);
  for (const matricule of Object.values(STUDENTS)) browsers.set(matricule, await portal.as(matricule));
}, 400_000);
afterAll(() => portal?.close());

const CURRENT = `inscription_id = (select max(inscription_id) from inscriptions i join etudiants e using (etudiant_id)
  join annees_academiques a using (annee_academique_id) where e.matricule = $1 and a.valeur = '2026-2027')`;

interface Case {
  who: keyof typeof STUDENTS;
  state: (typeof STATES)[number];
  step: number | null;
  hasUnits: boolean;
}

/** The enrolment as a package that says this leaves it: no programme of it on the portal. */
const arrange = async ({ who, state, step, hasUnits }: Case) => {
  const matricule = STUDENTS[who];
  const run = (sql: string, ...values: unknown[]) => portal.db.pool.query(sql, [matricule, ...values]);
  await run(`delete from pae where ${CURRENT}`);
  await run(
    `update inscriptions set statut_pae = $2,
       programme_id = (select programme_id from programmes where code = case when $3 then 'BGE' else 'VIDE' end)
     where ${CURRENT}`,
    state,
    hasUnits,
  );
  await run('update etudiants set etape_reinscription = $2 where matricule = $1', step);
  return browsers.get(matricule) ?? portal.browse();
};

const look = async (browser: TestBrowser) => {
  const own: Deadline[] = (await browser.get(url(deadlines))).json();
  const events: EventsAccess = (await browser.get(url(eventsAccess))).json();
  const programme = await browser.get(url(paeConstraints));
  const toSign = await browser.get(url(programmeToSign));
  return {
    home: own
      .filter(({ Etat }) => Etat === 'a_faire' || Etat === 'commence')
      .map(({ Libelle }) => Libelle.split(' ')[0] ?? '')
      .filter((verb) => ['Composer', 'Corriger', 'Signer', 'Vous'].includes(verb)),
    composes: programme.statusCode === 200 && programme.json().IsSubmit === false,
    signs: toSign.statusCode === 200,
    reason: events.Evenements.find(({ Flag }) => Flag === 'AccesCommande')?.Raison ?? null,
  };
};

const CASES = (['ancienne', 'nouvelle'] as const).flatMap((who) =>
  STATES.flatMap((state) =>
    [null, 0].flatMap((step) => [true, false].map((hasUnits): Case => ({ who, state, step, hasUnits }))),
  ),
);

test.each(CASES)(
  'home, programme and locks agree: $who, $state, step $step, units $hasUnits',
  async (one) => {
    const seen = await look(await arrange(one));
    const isToCompose = seen.home.some((verb) => verb === 'Composer' || verb === 'Corriger');
    expect({ isToCompose, signs: seen.home.includes('Signer') }).toEqual({
      isToCompose: seen.composes,
      signs: seen.signs,
    });
    if (SCHOOLS.includes(one.state)) return;
    // What the student does herself: the wizard first, then the programme, as long as there is one.
    expect(seen.composes).toBe(one.step === null && one.hasUnits);
    expect(seen.home.includes('Vous')).toBe(one.step !== null && (one.hasUnits || one.who === 'ancienne'));
    expect(seen.reason).toBe(
      one.hasUnits
        ? 'Votre programme annuel 2026-2027 n’est pas encore signé.'
        : 'Le secrétariat règle votre programme annuel 2026-2027\u00a0: il n’est pas encore signé.',
    );
  },
);

test('a programme that a package brought is composed and submitted', async () => {
  const browser = await arrange({ who: 'nouvelle', state: null, step: null, hasUnits: true });
  const { Version } = (await browser.get(url(paeConstraints))).json();
  const levels: { Cours: { UniteEnseignementID: number; NotSelectable: boolean }[] }[] = (
    await browser.get(url(paeLevels))
  ).json();
  const items = levels.flatMap(({ Cours }) => Cours).filter(({ NotSelectable }) => !NotSelectable);
  expect(items.length).toBeGreaterThan(0);
  const write = {
    item: items.map(({ UniteEnseignementID }) => ({ UniteEnseignementID, IsDecoche: false, Select: true })),
    commentaire: 'Tout le bloc.',
    submit: true,
    version: Version,
    Confirmations: [],
  };
  const saved = await browser.post(url(savePae), write);
  expect([saved.statusCode, saved.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
});

test('the catalogue may come after the enrolment', async () => {
  const browser = await arrange({ who: 'ancienne', state: 'En préparation', step: null, hasUnits: false });
  expect((await look(browser)).composes).toBe(false);
  await portal.db.pool.query(`insert into programmes_unites (programme_id, unite_enseignement_id, bloc, ordre)
    select p.programme_id, u.unite_enseignement_id, 1, 1 from programmes p, unites_enseignement u
    where p.code = 'VIDE' order by u.unite_enseignement_id limit 3`);
  expect(await look(browser)).toMatchObject({ composes: true, home: ['Composer'] });
});
