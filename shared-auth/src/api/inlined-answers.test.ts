import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { orders } from 'shared-contract/orders/endpoints';
import { acceptPrivacy } from 'shared-contract/security/endpoints';
import { apiUrl } from '../testing/network';
import { readPath, send } from './client';
import { peekInlinedAnswer, setInlinedAnswers } from './inlined-answers';
import { setReauthentication } from './session-signals';

let asked = 0;
const answers = [() => HttpResponse.json(['asked'])];
const server = setupServer(
  http.get(apiUrl(orders), () => {
    asked += 1;
    return (answers.pop() ?? (() => HttpResponse.json(['asked'])))();
  }),
  http.post(apiUrl(acceptPrivacy), () => new HttpResponse(null, { status: 204 })),
);

beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
  setInlinedAnswers({ [orders.path]: ['carried'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  setReauthentication(null);
});
afterAll(() => server.close());

describe('an answer that came with the page', () => {
  it('is taken in place of the first call, and of no other', async () => {
    expect(await readPath(orders.path)).toEqual(['carried']);
    expect(asked).toBe(0);
    expect(await readPath(orders.path)).toEqual(['asked']);
    expect(asked).toBe(1);
  });

  it('may be that there is nothing', async () => {
    setInlinedAnswers({ [orders.path]: null });
    expect(await readPath(orders.path)).toBeNull();
    expect(asked).toBe(0);
  });

  it('is not read after a write, and still rendered by a screen that is taken over later', async () => {
    await send(acceptPrivacy, undefined);
    expect(peekInlinedAnswer(orders.path)).toEqual(['carried']);
    expect(await readPath(orders.path)).toEqual(['asked']);
  });

  it('is still rendered once another screen has read it', async () => {
    await readPath(orders.path);
    expect(peekInlinedAnswer(orders.path)).toEqual(['carried']);
  });

  it('is dropped once somebody signed in again', async () => {
    setInlinedAnswers({ [orders.path]: ['carried'], '/autre': ['carried'] });
    await readPath(orders.path);
    setReauthentication(async () => true);
    answers.push(() => HttpResponse.json({}, { status: 401 }));
    expect(await readPath(orders.path)).toEqual(['asked']);
    expect(asked).toBe(2);
    expect(peekInlinedAnswer('/autre')).toBeUndefined();
    server.use(http.get('*/autre', () => HttpResponse.json(['asked'])));
    expect(await readPath('/autre')).toEqual(['asked']);
  });

  it('is not taken long after the page came', async () => {
    const later = performance.now() + 31_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(peekInlinedAnswer(orders.path)).toEqual(['carried']);
    expect(await readPath(orders.path)).toEqual(['asked']);
  });
});
