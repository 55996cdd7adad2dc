import { openTestPortal, type TestPortal } from '../testing/portal';
import { MATRIX } from './matrix';
import { PERSONAS, type Persona } from './matrix-rows';

const VIEWED = '230101';
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const keyOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

/** An address that fits the pattern: the numbers belong to nobody, so that nothing is changed by the way. */
const sample = (url: string): string =>
  url
    .replace(':matricule', VIEWED)
    .replace(':ScreenLocation', 'Commandes')
    .replace(/:[A-Za-z]+/g, '999999')
    .replace('*', 'confidentialite');

const signIn = async (persona: Persona) => {
  const username = PERSONAS[persona];
  if (username === null) return portal.browse();
  const browser = await portal.as(username);
  if (persona === 'adminVue') await browser.view(VIEWED);
  return browser;
};

const statusOf = async (persona: Persona, key: string): Promise<number> => {
  const [method = 'GET', url = '/'] = key.split(' ');
  const browser = await signIn(persona);
  const headers = {
    'x-requested-with': 'portail',
    ...(persona === 'adminVue' ? { 'x-matricule': VIEWED } : {}),
  };
  const answer = await browser.send({ method: method as 'GET', url: sample(url), headers });
  return answer.statusCode;
};

test('every route has its line, and no line is left of a route that is gone', () => {
  const routes = portal.app.routeTable.filter(({ method }) => METHODS.has(method)).map(keyOf);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(MATRIX).sort());
});

// Accepting the policy changes what its persona may do: it comes last.
const lines = Object.entries(MATRIX).sort(
  ([a], [b]) => Number(a.endsWith('/RGPD')) - Number(b.endsWith('/RGPD')),
);

describe.each(lines)('%s', (key, row) => {
  test('lets through and refuses as the matrix says', async () => {
    const seen: Record<string, number | string> = {};
    for (const persona of Object.keys(PERSONAS) as Persona[]) {
      const status = await statusOf(persona, key);
      seen[persona] = status === 401 || status === 403 || status >= 500 ? status : 'ok';
    }
    expect(seen).toEqual(row);
  }, 60_000);
});
