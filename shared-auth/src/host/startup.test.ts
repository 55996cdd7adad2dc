import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { STARTUP_ENDPOINTS, type StartupAnswers } from 'shared-contract';
import { anEventsAccess, anInfos, aSession, fullAccess } from '../testing/builders';
import { apiUrl } from '../testing/network';
import { runStartup, sessionFromPage } from './startup';

const answers: StartupAnswers = {
  status: { connected: true },
  version: { version: '2025.6.0', schema: '0000_initial', remotes: {} },
  infos: anInfos(),
  dashboard: aSession().dashboard,
  access: fullAccess(),
  events: anEventsAccess(),
};

const asked: string[] = [];
const server = setupServer(
  ...Object.entries(STARTUP_ENDPOINTS).map(([name, { path }]) =>
    http.get(apiUrl(path), () => {
      asked.push(name);
      return HttpResponse.json(answers[name as keyof StartupAnswers]);
    }),
  ),
);
beforeAll(() => server.listen());
afterEach(() => {
  asked.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const failing = (name: keyof StartupAnswers, status = 500) =>
  server.use(http.get(apiUrl(STARTUP_ENDPOINTS[name]), () => new HttpResponse(null, { status })));

describe('runStartup', () => {
  it('asks the six calls in their order', async () => {
    const outcome = await runStartup();
    expect(outcome.kind).toBe('ready');
    expect(asked).toEqual(['status', 'version', 'infos', 'dashboard', 'access', 'events']);
  });

  it('calls only what the page does not hold', async () => {
    await runStartup({
      status: answers.status,
      version: answers.version,
      infos: answers.infos,
      dashboard: null,
    });
    expect(asked).toEqual(['access', 'events']);
  });

  it('ends signed out when nobody is connected, and asks nothing more', async () => {
    expect(await runStartup({ status: { connected: false } })).toEqual({ kind: 'signed-out' });
    expect(asked).toEqual([]);
  });

  it('ends signed out when the session ends on the way', async () => {
    failing('access', 401);
    expect(await runStartup()).toEqual({ kind: 'signed-out' });
  });

  it.each(['status', 'infos'] as const)('is down when %s fails', async (name) => {
    failing(name);
    expect(await runStartup()).toEqual({ kind: 'down' });
  });

  it.each(['version', 'dashboard', 'access', 'events'] as const)('goes on without %s', async (name) => {
    failing(name);
    expect(await runStartup()).toMatchObject({ kind: 'ready', session: { failures: [name] } });
  });

  it('has no right without the rights call and no open event without the events call', async () => {
    failing('access');
    failing('events');
    const outcome = await runStartup();
    expect(outcome).toMatchObject({
      session: { access: [], events: { AccesCommande: false, Evenements: [] } },
    });
  });

  it('reads 204 as no student in view', async () => {
    server.use(http.get(apiUrl(STARTUP_ENDPOINTS.dashboard), () => new HttpResponse(null, { status: 204 })));
    expect(await runStartup()).toMatchObject({ session: { dashboard: null, failures: [] } });
  });
});

describe('sessionFromPage', () => {
  it('makes the session at once from six answers', () => {
    expect(sessionFromPage(answers)).toMatchObject({ version: '2025.6.0', failures: [] });
  });

  it('makes none when an answer is missing', () => {
    const { access: _access, ...rest } = answers;
    expect(sessionFromPage(rest)).toBeNull();
  });
});
