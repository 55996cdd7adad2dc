import { type HostilePortal, openHostilePortal } from 'server-testing/provider/hostile-portal';
import { url } from 'server-testing/url';
import type { StaffAccounts } from 'shared-contract/staff-accounts/answers';
import { addAccount, staffAccounts } from 'shared-contract/staff-accounts/endpoints';

let hostile: HostilePortal;
beforeAll(async () => {
  hostile = await openHostilePortal({ OIDC_GROUPS_CLAIM: 'groups', OIDC_GROUPS: 'dir-it=admin' });
}, 240_000);
afterAll(() => hostile.close());

test('a right that groups give is told, and given by them alone; the last sign-in is told', async () => {
  const { browser } = await hostile.signIn({
    sub: 's',
    preferred_username: 'programmes',
    groups: ['dir-it'],
  });
  const list: StaffAccounts = (await browser.get(url(staffAccounts, {}))).json();
  expect([list.DroitsDesGroupes, list.Fournisseur]).toEqual([['admin'], true]);
  const seen = new Map(list.Comptes.map((one) => [one.Username, one.DerniereConnexion]));
  expect([seen.get('programmes'), seen.get('admin')]).toEqual(['2026-11-23T10:00:00.000Z', null]);
  const account = { Username: 'paul', Nom: null, Fonction: null, Sections: [], Actes: [] };
  const refused = await browser.post(url(addAccount), { ...account, Droits: ['admin'] });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual([
    { path: 'Droits', message: expect.stringContaining('groupe de votre fournisseur') },
  ]);
  expect((await browser.post(url(addAccount), { ...account, Droits: ['verifications'] })).statusCode).toBe(
    200,
  );
});
