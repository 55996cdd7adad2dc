import { verbOf } from 'server-commands/staff/verbs';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess, Recu } from 'shared-contract';
import { inclusiveFile, signSupportPlan, supportPlan } from 'shared-contract/inclusive/endpoints';
import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import type { SignaturePai } from 'shared-contract/signature/signature';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);

afterAll(() => portal.close());

const isOpenFor = async (who: TestBrowser): Promise<boolean> =>
  (await who.get('/api/v1/events/access')).json<EventsAccess>().AccesSignaturePAI;

const staff = (...words: string[]) => verbOf(words[0]).run(portal.db, words.slice(1), portal.app.clock.now());

const requestIdOf = async (who: TestBrowser): Promise<number> =>
  (await who.get(url(inclusiveFile))).json<InclusiveRequest>().DemandeDecretInclusifID;

test('the plan of three rows is signed once, then there is nothing to sign', async () => {
  const hugo = await portal.as('220304');
  const plan: SignaturePai = (await hugo.get(url(supportPlan))).json();
  expect(plan.Items).toHaveLength(3);
  expect(Object.keys(plan.Items[0] ?? {})).toEqual([
    'UniteEnseignementCode',
    'Libelle',
    'Amenagements',
    'UniteEnseignementCoursEnAnglais',
  ]);
  const body = { DemandeDecretInclusifID: plan.DemandeDecretInclusifID };
  const wrong = await hugo.post(url(signSupportPlan), {
    DemandeDecretInclusifID: plan.DemandeDecretInclusifID + 1,
  });
  expect(wrong.statusCode).toBe(404);
  const answers = await Promise.all(Array.from({ length: 5 }, () => hugo.post(url(signSupportPlan), body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await hugo.get(url(supportPlan))).statusCode).toBe(204);
  expect((await hugo.post(url(signSupportPlan), body)).json().code).toBe('rien_a_signer');
  expect(await isOpenFor(hugo)).toBe(false);
  const [recu] = (await hugo.get('/api/v1/recus')).json<Recu[]>();
  const file: InclusiveRequest = (await hugo.get(url(inclusiveFile))).json();
  expect(file.Pai).toEqual({ SigneLe: recu?.Date, Recu: recu?.Numero, Items: plan.Items });
  const receipts: Recu[] = (await hugo.get('/api/v1/recus')).json();
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.Lignes).toHaveLength(3);
});

test('a plan that was not signed in time is read in the file, and signed no more', async () => {
  const twin = await portal.as('720304');
  const waiting: InclusiveRequest = (await twin.get(url(inclusiveFile))).json();
  expect(waiting.Pai).toEqual({ SigneLe: null, Recu: null, Items: [] });
  const plan: SignaturePai = (await twin.get(url(supportPlan))).json();
  const days = 60 * 86_400_000;
  portal.advance(days);
  const later = await portal.as('720304');
  const file: InclusiveRequest = (await later.get(url(inclusiveFile))).json();
  expect(file.Pai).toEqual({ SigneLe: null, Recu: null, Items: plan.Items });
  const body = { DemandeDecretInclusifID: plan.DemandeDecretInclusifID };
  expect((await later.post(url(signSupportPlan), body)).statusCode).toBe(403);
  portal.advance(-days);
});

test('staff who looks at the student sees neither the receipt nor that there was a plan', async () => {
  const hugo = await portal.as('220304');
  const [receipt]: Recu[] = (await hugo.get('/api/v1/recus')).json();
  const admin = await portal.as('admin');
  const seenOf = async (matricule: string) => {
    await admin.view(matricule);
    const events = (await admin.get('/api/v1/events/access')).json<EventsAccess>();
    return events.Evenements.find(({ Flag }) => Flag === 'AccesSignaturePAI');
  };
  expect(await seenOf('220304')).toEqual(await seenOf('230107'));
  await admin.view('220304');
  const shown = { 'x-matricule': '220304' };
  expect((await admin.get('/api/v1/recus', shown)).json()).toEqual([]);
  expect((await admin.get(`/api/v1/recus/${receipt?.Numero}`, shown)).statusCode).toBe(404);
});

test('without a plan the page is closed, and says why', async () => {
  const camille = await portal.as('230101');
  const answer = await camille.get(url(supportPlan));
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'evenement_ferme']);
  expect((await camille.post(url(signSupportPlan), { DemandeDecretInclusifID: 1 })).statusCode).toBe(403);
});

test('the staff command makes a submitted request ready, and the mail says nothing of it', async () => {
  const manon = await portal.as('230108');
  const id = await requestIdOf(manon);
  expect(await isOpenFor(manon)).toBe(false);
  expect(await staff('pai', String(id), 'pret')).toContain('Un e-mail part');
  expect(await isOpenFor(manon)).toBe(true);
  const plan: SignaturePai = (await manon.get(url(supportPlan))).json();
  expect(plan.Items.length).toBeGreaterThan(3);
  expect(plan.Items[0]?.Amenagements).toContain('Un tiers de temps');
  const mail = JSON.stringify((await portal.mails()).at(-1));
  expect(mail).toContain('Un document attend votre signature');
  expect(mail).not.toMatch(/PAI|inclusi|accompagnement|aménagement/i);
  await expect(staff('pai', String(id), 'pret')).rejects.toThrow('déjà prêt');
});

test('the command refuses what it can’t make ready', async () => {
  await expect(staff('pai', '999999', 'pret')).rejects.toThrow('Aucune demande soumise');
  await expect(async () => staff('pai', '1')).rejects.toThrow('npm run staff -- pai <id> pret');
});
