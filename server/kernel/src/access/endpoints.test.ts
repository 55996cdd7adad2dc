import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

/** Calls that carry no JSON (multipart, tus) and the description of all others: the API declares these itself. */
const DECLARED_HERE = [
  'DELETE /api/v1/files/uploads/:upload',
  'GET /api/v1/openapi.json',
  'HEAD /api/v1/files/uploads/:upload',
  'OPTIONS /api/v1/files/uploads',
  'PATCH /api/v1/files/uploads/:upload',
  'POST /api/v1/extranet/gestion/imports',
  'POST /api/v1/extranet/gestion/releves',
  'POST /api/v1/extranet/gestion/releves/essai',
  'POST /api/v1/files',
  'POST /api/v1/files/uploads',
];

test('every call comes from an endpoint of the contract', () => {
  const others = portal.app.routeTable
    .filter(({ url, config }) => url.startsWith('/api/v1/') && !config.endpoint)
    .filter(({ method, url }) => method !== 'HEAD' || url.includes('/uploads'))
    .map(({ method, url }) => `${method} ${url}`);
  expect(others.sort()).toEqual(DECLARED_HERE);
});

test('the published description names what fills a path and a query', async () => {
  const { paths } = (await portal.browse().get('/api/v1/openapi.json')).json();
  const namesOf = (path: string) =>
    paths[`/api/v1${path}`].get.parameters.map((one: { name: string; in: string; required: boolean }) => [
      one.name,
      one.in,
      one.required,
    ]);
  expect(namesOf('/parameters')).toEqual([['parameterNames', 'query', true]]);
  expect(namesOf('/audit')).toEqual([['depuis', 'query', false]]);
  expect(namesOf('/drafts/{ScreenLocation}')).toEqual([['ScreenLocation', 'path', true]]);
});
