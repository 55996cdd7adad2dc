import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { securityStatus } from 'shared-contract/portal/endpoints';
import { verbOf } from '../verbs';

const NOW = new Date('2026-11-23T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const signOut = (...words: string[]) => verbOf('deconnecter').run(portal.db, words, NOW);
const isIn = async (browser: TestBrowser) => (await browser.get(url(securityStatus))).json().connected;

test('the sessions of one account end at once, and nobody else’s; then everybody’s', async () => {
  const [camille, again, other, admin] = [
    await portal.as('230101'),
    await portal.as('230101'),
    await portal.as('230102'),
    await portal.as('admin'),
  ];
  expect(await signOut('230101')).toBe(
    'Compte 230101\u00a0: 2 sessions sont terminées. Chacun peut se reconnecter.',
  );
  expect([await isIn(camille), await isIn(again), await isIn(other), await isIn(admin)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(await signOut('230101')).toContain('aucune session n’était ouverte');
  expect(await signOut('--tous')).toContain('Tous les comptes\u00a0: 2 sessions');
  expect([await isIn(other), await isIn(admin)]).toEqual([false, false]);
  expect(await isIn(await portal.as('230102'))).toBe(true);
  const { rows } = await portal.db.pool.query(
    `select role, target, matricule from audit_events left join etudiants using (etudiant_id)
      where action = 'sessions.terminees' order by id`,
  );
  const one = { role: 'system', target: 'compte:230101', matricule: '230101' };
  expect(rows).toEqual([one, one, { role: 'system', target: 'tous', matricule: null }]);
});

test('nobody is signed out by mistake', async () => {
  const camille = await portal.as('230101');
  await expect(signOut()).rejects.toThrow('Usage');
  await expect(signOut('230101', '--tous')).rejects.toThrow('Usage');
  await expect(signOut('personne')).rejects.toThrow('Aucun compte');
  expect(await isIn(camille)).toBe(true);
});
