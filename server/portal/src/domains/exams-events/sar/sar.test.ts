import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { remediations, saveRemediations } from 'shared-contract/sar/endpoints';
import type { RemediationList } from 'shared-contract/sar/sar';

const NO_CHANGE = 'Veuillez effectuer au moins un changement.';

let portal: TestPortal;
let camille: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
}, 400_000);

afterAll(() => portal.close());

const listOf = async (who: TestBrowser): Promise<RemediationList['Items']> =>
  (await who.get(url(remediations))).json<RemediationList>().Items;

const tick = (RemediationCode: string, RemediationEstInscrit: boolean) => ({
  RemediationCode,
  RemediationEstInscrit,
});

test('a student sees the sessions of her units and those for everyone, with their dates', async () => {
  const rows = await listOf(camille);
  expect(rows.map(({ RemediationPublicCible }) => RemediationPublicCible)).toContain('Tous les étudiants');
  expect(rows.map(({ RemediationLibelleLong }) => RemediationLibelleLong)).not.toContain(
    'Électricité\u00a0: circuits en alternatif',
  );
  expect(rows.filter(({ RemediationEstInscrit }) => RemediationEstInscrit)).toHaveLength(1);
  for (const { RemediationIntervalles } of rows) {
    expect(RemediationIntervalles.length).toBeGreaterThan(0);
    for (const { DateDebut, DateFin } of RemediationIntervalles) {
      expect(DateDebut > '2026-11-23' && DateDebut <= DateFin).toBe(true);
    }
  }
});

test('nobody enrolled, nothing offered', async () => {
  expect(await listOf(await portal.as('220305'))).toEqual([]);
});

test('the modified rows alone are sent, and the others stay', async () => {
  const before = await listOf(camille);
  const kept = before.filter(({ RemediationEstInscrit }) => RemediationEstInscrit)[0]?.RemediationCode ?? '';
  const added = before.find(({ RemediationEstInscrit }) => !RemediationEstInscrit)?.RemediationCode ?? '';
  const saved = await camille.post(url(saveRemediations), { Items: [tick(added, true)] });
  expect(saved.statusCode).toBe(200);
  const ticked = saved
    .json<RemediationList>()
    .Items.filter(({ RemediationEstInscrit }) => RemediationEstInscrit);
  expect(ticked.map(({ RemediationCode }) => RemediationCode).sort()).toEqual([kept, added].sort());
  expect(await listOf(camille)).toEqual(saved.json<RemediationList>().Items);
  const off = await camille.post(url(saveRemediations), { Items: [tick(added, false)] });
  expect(off.json()).toEqual({ Items: before });
});

test('no change, an unknown row or the same row twice is refused and changes nothing', async () => {
  const lea = await portal.as('230106');
  const before = await listOf(lea);
  const [first] = before;
  const code = first?.RemediationCode ?? '';
  const same = await lea.post(url(saveRemediations), {
    Items: [tick(code, first?.RemediationEstInscrit ?? false)],
  });
  expect(same.statusCode).toBe(422);
  expect(same.json().detail).toBe(NO_CHANGE);
  const none = await lea.post(url(saveRemediations), { Items: [] });
  expect(none.json().errors).toEqual([{ path: 'Items', message: NO_CHANGE }]);
  for (const items of [
    [tick(code, true), tick('SAR-014', true)],
    [tick('INCONNU', true)],
    [tick(code, true), tick(code, false)],
    [{ RemediationCode: code, RemediationEstInscrit: 'oui' }],
  ]) {
    expect((await lea.post(url(saveRemediations), { Items: items })).statusCode).toBe(422);
  }
  expect(await listOf(lea)).toEqual(before);
});

test('ten clicks at once sign up once', async () => {
  const noah = await portal.as('230107');
  const [first] = await listOf(noah);
  const body = { Items: [tick(first?.RemediationCode ?? '', true)] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => noah.post(url(saveRemediations), body)));
  for (const { statusCode } of answers) expect([200, 422]).toContain(statusCode);
  expect((await listOf(noah))[0]?.RemediationEstInscrit).toBe(true);
});
