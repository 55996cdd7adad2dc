import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { del, get, post } from 'shared-contract/base/endpoint';
import { apiUrl, problemAnswer } from '../testing/network';
import { ApiError } from './api-error';
import { read, requestResponse, send } from './client';
import { setPageOwner } from './page-owner';
import { onStaleView, setReauthentication } from './session-signals';

const thing = get('/thing{?search}').answers<unknown>();
const change = post('/thing').takes<object>().answers<unknown>();
const remove = del('/thing');

let last: Request | null = null;
const echo = ({ request }: { request: Request }) => {
  last = request;
  return HttpResponse.json({ ok: true });
};
const server = setupServer(
  http.get(apiUrl('/thing'), echo),
  http.post(apiUrl('/thing'), echo),
  http.delete(apiUrl('/thing'), ({ request }) => {
    last = request;
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  last = null;
});
afterEach(() => {
  server.resetHandlers();
  setPageOwner(null);
  setReauthentication(null);
});
afterAll(() => server.close());

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail as ApiError');
  return error;
};

describe('the API client', () => {
  it('marks writes, and reads carry no mark', async () => {
    await read(thing, {});
    expect(last?.headers.get('X-Requested-With')).toBeNull();
    await send(change, { a: 1 });
    expect(last?.headers.get('X-Requested-With')).toBe('portail');
    expect(last?.headers.get('Content-Type')).toBe('application/json');
    await send(remove, undefined);
    expect(last?.headers.get('X-Requested-With')).toBe('portail');
  });

  it('carries the student in view and the idempotency key where they are given', async () => {
    setPageOwner('230101');
    await send(change, {}, { idempotencyKey: 'd9428888-122b-11e1-b85c-61cd3cbb3210' });
    expect(last?.headers.get('X-Matricule')).toBe('230101');
    expect(last?.headers.get('Idempotency-Key')).toBe('d9428888-122b-11e1-b85c-61cd3cbb3210');
  });

  it('lets the browser set the type of a form with files', async () => {
    await requestResponse('/thing', { method: 'POST', body: new FormData() });
    expect(last?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
  });

  it('reads 204 as null', async () => {
    server.use(http.get(apiUrl('/thing'), () => new HttpResponse(null, { status: 204 })));
    expect(await read(thing, {})).toBeNull();
  });

  it('throws the problem of the server, with its detail and its path without parameters', async () => {
    server.use(
      http.get(apiUrl('/thing'), () => problemAnswer(412, 'Une condition manque.', { code: 'precondition' })),
    );
    const error = await failureOf(read(thing, { search: 'Lambert' }));
    expect(error).toMatchObject({
      status: 412,
      detail: 'Une condition manque.',
      code: 'precondition',
      path: '/thing',
    });
  });

  it('names a cut line and an answer that is no JSON', async () => {
    server.use(http.get(apiUrl('/thing'), () => HttpResponse.error()));
    expect((await failureOf(read(thing, {}))).failure).toBe('network');
    server.use(http.get(apiUrl('/thing'), () => new HttpResponse('<html>', { status: 503 })));
    expect((await failureOf(read(thing, {}))).failure).toBe('unavailable');
  });

  it('sends the call again after a second sign-in', async () => {
    let isSignedIn = false;
    server.use(
      http.post(apiUrl('/thing'), async ({ request }) =>
        isSignedIn ? HttpResponse.json(await request.json()) : problemAnswer(401, 'Session expirée.'),
      ),
    );
    setReauthentication(async () => {
      isSignedIn = true;
      return true;
    });
    expect(await send(change, { typed: 'text' })).toEqual({ typed: 'text' });
  });

  it('fails as unauthorized when nobody signs in again', async () => {
    server.use(http.get(apiUrl('/thing'), () => problemAnswer(401, 'Session expirée.')));
    expect((await failureOf(read(thing, {}))).failure).toBe('unauthorized');
  });

  it('says when the page shows another student than the session does', async () => {
    server.use(
      http.get(apiUrl('/thing'), () => problemAnswer(409, 'Rechargez.', { code: 'etudiant_different' })),
    );
    let count = 0;
    const stop = onStaleView(() => {
      count += 1;
    });
    expect((await failureOf(read(thing, {}))).failure).toBe('stale-view');
    stop();
    expect(count).toBe(1);
  });
});
