import { verbOf } from 'server-commands/staff/verbs';
import type { TestBrowser } from 'server-testing/portal';
import { type HostilePortal, openHostilePortal } from 'server-testing/provider/hostile-portal';
import { url } from 'server-testing/url';
import { securityInfos, securityStatus } from 'shared-contract/portal/endpoints';

let hostile: HostilePortal;
beforeAll(async () => {
  hostile = await openHostilePortal();
}, 240_000);
afterAll(() => hostile.close());

const person = (sub: string, preferred_username?: unknown) => ({
  sub,
  ...(preferred_username !== undefined && { preferred_username }),
});
const nameOf = async (browser: TestBrowser) => (await browser.get(url(securityInfos))).json().Username;
const unlink = (...words: string[]) => verbOf('delier').run(hostile.portal.db, words, new Date());
const auditOf = async (action: string) => {
  const { rows } = await hostile.portal.db.pool.query<{ matricule: string; target: string; role: string }>(
    `select e.matricule, a.target, a.role from audit_events a join etudiants e using (etudiant_id)
      where a.action = $1 order by a.id`,
    [action],
  );
  return rows;
};

test('the first sign-in finds the account by its name; afterwards the subject alone decides', async () => {
  const first = await hostile.signIn(person('s-101', '230101'));
  expect(first.answer.statusCode).toBe(303);
  const renamed = await hostile.signIn(person('s-101', '230107'));
  expect(await nameOf(renamed.browser)).toBe('230101');
  const nameless = await hostile.signIn(person('s-101'));
  expect(await nameOf(nameless.browser)).toBe('230101');
  const lines = (await auditOf('compte.lie')).filter(({ matricule }) => matricule === '230101');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.target).toMatch(/^http:\/\/127\.0\.0\.1:\d+ [0-9a-f]{16}$/);
});

test('a second subject of the same name stays outside, is told whom to ask, and the audit has it', async () => {
  await hostile.signIn(person('s-102', '230102'));
  const { browser, answer } = await hostile.signIn(person('autre-102', '230102'));
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Ce dossier est lié à une autre identité');
  expect(answer.body).toContain('demandez qu’il soit délié');
  expect(answer.body).toContain('secretariat@hedp.example');
  expect(answer.body).toContain('href="/auth/login?compte=autre"');
  const asAnother = await browser.get('/auth/login?compte=autre');
  expect(new URL(String(asAnother.headers.location)).searchParams.get('prompt')).toBe('login');
  expect(browser.cookies.has('session')).toBe(false);
  const [line] = (await auditOf('compte.refuse')).filter(({ matricule }) => matricule === '230102');
  expect(line?.target).not.toContain('autre-102');
  expect(await nameOf((await hostile.signIn(person('s-102', '230102'))).browser)).toBe('230102');
});

test('who claims a bound account again and again does not fill the audit', async () => {
  await hostile.signIn(person('s-108', '230108'));
  for (let claim = 0; claim < 8; claim += 1) {
    const { answer } = await hostile.signIn(person('autre-108', '230108'));
    expect(answer.statusCode).toBe(403);
  }
  const told = (await auditOf('compte.refuse')).filter(({ matricule }) => matricule === '230108');
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(5);
});

test.each([
  ['in other case', 'ADMIN'],
  ['with a blank before', ' admin'],
  ['with a blank after', 'admin '],
  ['with a NUL', 'admin\u0000'],
  ['with a Cyrillic letter', 'аdmin'],
  ['that is no text', ['admin']],
  ['that is empty', ''],
  ['that is missing', undefined],
  ['cut in the middle of a character', 'admin\ud800'],
])('a name %s finds no account', async (_, name) => {
  const { browser, answer } = await hostile.signIn(person('s-personne', name));
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Compte inconnu du portail');
  expect(browser.cookies.has('session')).toBe(false);
});

test('a subject that happens to be a user name is none', async () => {
  const { answer } = await hostile.signIn(person('admin'));
  expect(answer.statusCode).toBe(403);
});

test('of many subjects that come first at once, one gets the account; of one subject’s tabs, all do', async () => {
  const several = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((sub) => hostile.signIn(person(`s-103-${sub}`, '230103'))),
  );
  const codes = several.map(({ answer }) => answer.statusCode).sort();
  expect(codes).toEqual([303, 403, 403, 403, 403, 403]);
  const tabs = await Promise.all(Array.from({ length: 6 }, () => hostile.signIn(person('s-104', '230104'))));
  expect(tabs.map(({ answer }) => answer.statusCode)).toEqual(Array(6).fill(303));
  expect((await auditOf('compte.lie')).filter(({ matricule }) => matricule === '230104')).toHaveLength(1);
});

test('an operator unlinks an account: its sessions end, and the next subject of that name is bound', async () => {
  const { browser } = await hostile.signIn(person('s-106', '230106'));
  await expect(unlink('rien')).rejects.toThrow('Aucun compte');
  await expect(unlink()).rejects.toThrow('Usage');
  expect(await unlink('230106')).toContain('230106');
  expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: false });
  const [line] = (await auditOf('compte.delie')).filter(({ matricule }) => matricule === '230106');
  expect(line).toMatchObject({ role: 'system', target: expect.stringMatching(/ [0-9a-f]{16}$/) });
  await expect(unlink('230106')).rejects.toThrow('n’est lié à aucune identité');
  expect((await hostile.signIn(person('neuf-106', '230106'))).answer.statusCode).toBe(303);
  expect((await hostile.signIn(person('s-106', '230106'))).answer.statusCode).toBe(403);
});

test('staff without a student’s file are bound and unlinked by their user name', async () => {
  expect((await hostile.signIn(person('s-admin', 'admin'))).answer.statusCode).toBe(303);
  expect(await unlink('admin')).toContain('admin');
});
