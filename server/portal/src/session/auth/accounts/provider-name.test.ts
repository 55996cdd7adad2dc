import { type HostilePortal, openHostilePortal } from 'server-testing/provider/hostile-portal';
import type { Claims } from 'server-testing/provider/id-tokens';
import { url } from 'server-testing/url';
import { securityInfos } from 'shared-contract/portal/endpoints';

let hostile: HostilePortal;
beforeAll(async () => {
  hostile = await openHostilePortal();
}, 240_000);
afterAll(() => hostile.close());

/** By what name the portal greets whom these claims tell of. */
const greeted = async (claims: Claims): Promise<string | undefined> => {
  const { browser } = await hostile.signIn(claims);
  return (await browser.get(url(securityInfos))).json().Nom;
};

const visitor = (claims: Claims): Claims => ({ sub: 's-v', preferred_username: 'visiteur', ...claims });

test('staff are called as the provider says at each sign-in, until the school says it', async () => {
  expect(await greeted(visitor({}))).toBeUndefined();
  expect(await greeted(visitor({ name: '  Zoé\n Lambrecht ' }))).toBeUndefined();
  expect(await greeted(visitor({ name: '  Zoé  Lambrecht ' }))).toBe('Zoé Lambrecht');
  expect(await greeted(visitor({ given_name: 'Zoé', family_name: 'Maes' }))).toBe('Zoé Maes');
  // What says nothing takes nothing away.
  for (const name of ['', 12, null, 'x'.repeat(200)])
    expect(await greeted(visitor({ name }))).toBe('Zoé Maes');
  await hostile.portal.db.pool.query("update comptes set nom = 'Zoé M.' where identifiant = 'visiteur'");
  expect(await greeted(visitor({ name: 'Zoé Lambrecht' }))).toBe('Zoé M.');
});

test('a student is called as her file has it', async () => {
  expect(await greeted({ sub: 's-730101', preferred_username: '730101', name: 'Autre Nom' })).toBeUndefined();
  const { rows } = await hostile.portal.db.pool.query(
    "select nom_fournisseur from comptes where identifiant = '730101'",
  );
  expect(rows).toEqual([{ nom_fournisseur: null }]);
});
