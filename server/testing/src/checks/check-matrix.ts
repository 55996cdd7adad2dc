import { MATRIX } from 'server-kernel/access/matrix';
import { PERSONAS, type Persona } from 'server-kernel/access/matrix-rows';
import { activateRelease } from '../activate-release';
import { openTestPortal, type TestPortal } from '../portal';

const VIEWED = '230101';
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const keyOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

/** An address that fits the pattern: the numbers belong to nobody, so that nothing is changed by the way. */
const sample = (url: string): string =>
  url
    .replace(':matricule', VIEWED)
    .replace(':ScreenLocation', 'Commandes')
    .replace(/:[A-Za-z]+/g, '999999')
    .replace('*', 'confidentialite');

const signIn = async (portal: TestPortal, persona: Persona) => {
  const username = PERSONAS[persona];
  if (username === null) return portal.browse();
  const browser = await portal.as(username);
  if (persona === 'adminVue') await browser.view(VIEWED);
  return browser;
};

const statusOf = async (portal: TestPortal, persona: Persona, key: string): Promise<number> => {
  const [method = 'GET', url = '/'] = key.split(' ');
  const browser = await signIn(portal, persona);
  const headers = {
    'x-requested-with': 'portail',
    ...(persona === 'adminVue' ? { 'x-matricule': VIEWED } : {}),
  };
  const answer = await browser.send({ method: method as 'GET', url: sample(url), headers });
  return answer.statusCode;
};

// Accepting the policy changes what its persona may do: it comes last.
const lines = Object.entries(MATRIX).sort(
  ([a], [b]) => Number(a.endsWith('/RGPD')) - Number(b.endsWith('/RGPD')),
);

/** Tests that each route lets these personas through, or refuses them, as its line of the matrix says. */
export const checkMatrix = (personas: readonly Persona[]): void => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    activateRelease(portal.releasesDir);
  });
  afterAll(() => portal?.close());

  test('every route has its line, and no line is left of a route that is gone', () => {
    const routes = portal.app.routeTable.filter(({ method }) => METHODS.has(method)).map(keyOf);
    expect([...new Set(routes)].sort()).toEqual(Object.keys(MATRIX).sort());
  });

  test.each(lines)('%s lets through and refuses as the matrix says', async (key, row) => {
    for (const persona of personas) {
      const status = await statusOf(portal, persona, key);
      const seen = status === 401 || status === 403 || status >= 500 ? status : 'ok';
      expect([persona, seen]).toEqual([persona, row[persona]]);
    }
  });
};
