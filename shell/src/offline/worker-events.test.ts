import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enableCopy, eraseStore, putAnswer, readChoice, readCopy } from 'shared-auth/offline';
import { handleWorkerEvents } from './worker-events';
import type { FetchEventLike, WorkerScope } from './worker-scope';

const ORIGIN = 'http://localhost:3000';
const HERE = '0123456789abcdef';
const KEY = { AppareilID: HERE, Cle: Buffer.alloc(32, 7).toString('base64url') };
const SEEN = { path: '/recus', answer: [], at: 1 };

const unregister = jest.fn<Promise<boolean>, []>();
const network = jest.fn<Promise<Response>, Parameters<WorkerScope['fetch']>>();
let hear: (event: FetchEventLike) => void = () => {};

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => {}, getRegistration: async () => undefined },
  });
});

beforeEach(async () => {
  await eraseStore();
  unregister.mockReset().mockResolvedValue(true);
  network.mockReset();
  handleWorkerEvents({
    OFFLINE_PAGE: { html: '<h1>Vous êtes hors ligne</h1>', headers: { 'content-type': 'text/html' } },
    addEventListener: (type: string, listener: (event: FetchEventLike) => void) => {
      if (type === 'fetch') hear = listener;
    },
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: { unregister },
    fetch: network,
  });
});

/** Lets a request pass by; null where the worker leaves it to the browser. */
const pass = async (
  path: string,
  { method = 'GET', mode = 'navigate' }: { method?: string; mode?: RequestMode } = {},
): Promise<Response | null> => {
  const given: Promise<Response>[] = [];
  const work: Promise<unknown>[] = [];
  hear({
    request: { url: ORIGIN + path, method, mode },
    respondWith: (answer) => void given.push(answer),
    waitUntil: (one) => void work.push(one),
  });
  const answer = await (given[0] ?? null);
  await Promise.all(work);
  return answer;
};

const devicesAre = (status: number, list: unknown[] = []) => new Response(JSON.stringify(list), { status });

/** The page answers so, and the list of devices so. */
const answers = (page: Response, list: Response) =>
  network.mockImplementation(async (request) => (typeof request === 'string' ? list : page));

const begin = async () => {
  await enableCopy(KEY);
  await putAnswer(SEEN);
};

describe('the worker leaves to the browser', () => {
  it.each([
    ['a script of the shell', '/assets/main.12345678.js', { mode: 'no-cors' }],
    ['the entry of a domain', '/r/mf-orders/1.0.0/remoteEntry.js', { mode: 'cors' }],
    ['the registry', '/registry.json', { mode: 'cors' }],
    ['a call', '/api/v1/extranet/student/Commandes', { mode: 'cors' }],
    ['a write', '/api/v1/extranet/student/commandeSyllabus', { method: 'POST', mode: 'cors' }],
    ['a file that is opened', '/api/v1/extranet/student/File/3', {}],
    ['the sign-in', '/auth/login', {}],
    ['its own source', '/hors-ligne.js', { mode: 'same-origin' }],
    ['a form that is sent', '/desktop', { method: 'POST' }],
  ] as const)('%s', async (_what, path, how) => {
    await begin();
    network.mockRejectedValue(new TypeError('hors ligne'));
    expect(await pass(path, how)).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });
});

describe('a page', () => {
  it.each([200, 404, 500, 503])('is what the server says, with %i', async (status) => {
    await begin();
    const page = new Response('du serveur', { status });
    answers(page, devicesAre(200, [{ AppareilID: HERE, EstCeluiCi: true }]));
    expect(await pass('/desktop')).toBe(page);
    expect(await readCopy()).toHaveLength(1);
    expect(unregister).not.toHaveBeenCalled();
  });

  it('is the worker’s own when nothing answers', async () => {
    await begin();
    network.mockRejectedValue(new TypeError('hors ligne'));
    const answer = await pass('/inscriptions/12');
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe('<h1>Vous êtes hors ligne</h1>');
    expect(await readCopy()).toHaveLength(1);
  });
});

describe('the copy and the worker go', () => {
  it.each<[string, Response]>([
    ['nobody is signed in any more', devicesAre(401)],
    ['another session answers', devicesAre(200, [{ AppareilID: 'fedcba9876543210', EstCeluiCi: true }])],
  ])('when %s', async (_when, list) => {
    await begin();
    answers(new Response('la page'), list);
    await pass('/desktop');
    expect(await readChoice()).toBeNull();
    expect(unregister).toHaveBeenCalled();
  });

  it('at a sign-out, even one that does not reach the server, before anything else is shown', async () => {
    await begin();
    network.mockRejectedValue(new TypeError('hors ligne'));
    const [signOut, page] = await Promise.all([
      pass('/auth/logout', { method: 'POST', mode: 'cors' }),
      pass('/'),
    ]);
    expect(signOut).toBeNull();
    expect(page?.status).toBe(503);
    expect(await readCopy()).toEqual([]);
    expect(unregister).toHaveBeenCalled();
  });

  it('at a sign-out, after which the worker still says that it is noted', async () => {
    await begin();
    network.mockRejectedValue(new TypeError('hors ligne'));
    await pass('/auth/logout', { method: 'POST', mode: 'cors' });
    expect(await readCopy()).toEqual([]);
    expect(unregister).not.toHaveBeenCalled();
    expect(await (await pass('/'))?.text()).toBe('<h1>Vous êtes hors ligne</h1>');
    expect(unregister).toHaveBeenCalled();
  });

  it('after fourteen days, with or without network', async () => {
    await begin();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 86_400_000);
    network.mockRejectedValue(new TypeError('hors ligne'));
    await pass('/desktop');
    jest.restoreAllMocks();
    expect(await readCopy()).toEqual([]);
    expect(unregister).toHaveBeenCalled();
  });

  it('not when the server only fails', async () => {
    await begin();
    answers(new Response('la page'), devicesAre(503));
    await pass('/desktop');
    expect(await readCopy()).toHaveLength(1);
    expect(unregister).not.toHaveBeenCalled();
  });
});

it('has no cache: there is no file that it could serve again', () => {
  for (const file of ['worker-events.ts', 'worker.ts', 'record-copy.ts', 'late-enable-copy.ts']) {
    expect(readFileSync(join(__dirname, file), 'utf8')).not.toMatch(/\bcaches\b|\bCacheStorage\b/);
  }
});
