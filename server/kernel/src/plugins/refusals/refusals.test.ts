import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { saveAbsence } from 'shared-contract/absences/endpoints';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { securityInfos } from 'shared-contract/portal/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import { acceptPrivacy, leaveStudent } from 'shared-contract/security/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const RGPD = url(acceptPrivacy);
const infos = url(securityInfos);

test.each([
  ['no header of ours', { 'sec-fetch-site': 'same-origin' }],
  ['another site, by the browser’s word', { 'x-requested-with': 'portail', 'sec-fetch-site': 'cross-site' }],
  ['another origin', { 'x-requested-with': 'portail', origin: 'https://evil.example' }],
])('a write with %s is refused and changes nothing', async (_name, headers) => {
  const browser = await portal.as('730102');
  const answer = await browser.send({ method: 'POST', url: RGPD, headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['content-type']).toMatch('application/problem+json');
  expect((await browser.get(infos)).json()).toMatchObject({ isRGPD: false });
});

test('accepting the policy opens the portal', async () => {
  const browser = await portal.as('830102');
  const list = url(enrolments);
  expect((await browser.get(list)).json()).toMatchObject({ status: 403, code: 'vie_privee' });
  expect((await browser.post(RGPD)).statusCode).toBe(204);
  expect((await browser.get(list)).statusCode).toBe(200);
});

test('malformed, oversized and foreign bodies are refused as such', async () => {
  const browser = await portal.as('730101');
  const report = (payload: string, type: string) =>
    browser.send({
      method: 'POST',
      url: url(reportRemote),
      headers: { 'x-requested-with': 'portail', 'content-type': type },
      payload,
    });
  expect((await report('{', 'application/json')).statusCode).toBe(400);
  expect((await report('{}', 'text/plain')).statusCode).toBe(415);
  expect((await report(`"${'x'.repeat(5000)}"`, 'application/json')).statusCode).toBe(413);
  const invalid = await report('{"name": 1}', 'application/json');
  expect(invalid.statusCode).toBe(422);
  expect(invalid.json().errors.length).toBeGreaterThan(0);
});

test('what is not there is a 404, another method a 405, never the page', async () => {
  const browser = await portal.as('730101');
  expect((await browser.get('/assets/none.js')).statusCode).toBe(404);
  expect((await browser.get('/api/v1/none')).statusCode).toBe(404);
  const wrong = await browser.post(infos);
  expect(wrong.statusCode).toBe(405);
  expect(wrong.headers['allow']).toContain('GET');
});

test('while viewing, a call without the right X-Matricule is a 409 and a write a 403', async () => {
  const browser = await portal.as('admin');
  const list = url(enrolments);
  expect((await browser.view('999999')).statusCode).toBe(404);
  expect((await browser.view('730101')).statusCode).toBe(204);
  expect((await browser.get(list)).json()).toMatchObject({ status: 409, code: 'etudiant_different' });
  expect((await browser.get(list, { 'x-matricule': '730102' })).statusCode).toBe(409);
  expect((await browser.get(list, { 'x-matricule': '730101' })).statusCode).toBe(200);
  const absence = await browser.post(url(saveAbsence), {}, { 'x-matricule': '730101' });
  expect(absence.json()).toMatchObject({ status: 403, code: 'lecture_seule' });
  expect((await browser.delete(url(leaveStudent))).statusCode).toBe(204);
  expect((await browser.get(infos)).json()).toMatchObject({ EtudiantMatricule: null });
});

describe('a page of somebody else than who is signed in by now', () => {
  const other = { 'x-matricule': '230101' };

  test('is refused whatever it reads or writes, and writes nothing', async () => {
    const browser = await portal.as('930101');
    const before = (await browser.get(url(enrolments))).json();
    const answers = [
      await browser.get(url(enrolments), other),
      await browser.get(infos, other),
      await browser.post(url(saveAbsence), {}, other),
      await browser.post(RGPD, undefined, other),
    ];
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ status: 409, code: 'etudiant_different' });
    expect((await browser.get(url(enrolments), { 'x-matricule': '930101' })).json()).toEqual(before);
  });

  test('is that of an account where nobody is in view', async () => {
    const browser = await portal.as('admin');
    expect((await browser.get(infos, { 'x-matricule': 'admin' })).statusCode).toBe(200);
    expect((await browser.get(infos, other)).statusCode).toBe(409);
    expect((await browser.delete(url(leaveStudent), other)).statusCode).toBe(409);
    expect((await browser.view('730101')).statusCode).toBe(204);
    // A page whose student is no more in view can still leave.
    expect((await browser.delete(url(leaveStudent), other)).statusCode).toBe(204);
  });
});

test('the page inlines the start-up answers and carries the nonce of its policy everywhere', async () => {
  const browser = await portal.as('730101');
  const page = await browser.get('/inscriptions');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
  expect(page.body).toContain('id="portail-startup"');
  for (const tag of page.body.match(/<(script|style)[^>]*>/g) ?? []) expect(tag).toContain(nonce);
});
