import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { late } from 'shared-ui';
import { renderPortal } from '../testing/portal-fixtures';
import { AS_PAGE, shellImport } from './shell-import';

const CHUNK = 'http://localhost:3000/assets/recus.js';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const notLoaded = (more: object = {}) =>
  Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', request: CHUNK, ...more });

const receipts = { default: () => <h1>Mes reçus</h1> };

/** The page of receipts, which comes as these tries say, the last of them from then on; counts what was asked. */
const open = (...tries: (() => Promise<typeof receipts>)[]) => {
  const asked = { times: 0 };
  const load = () => {
    asked.times += 1;
    return (tries[asked.times - 1] ?? tries.at(-1) ?? (async () => receipts))();
  };
  const Page = late(shellImport(load, 300), AS_PAGE);
  renderPortal(<Page />, { at: '/recus', path: '/recus' });
  return asked;
};

const comes = async () => receipts;
const fails = (error: Error) => async () => {
  throw error;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const unavailable = () => heading('Cette partie du portail ne répond pas');
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));

describe('a page of the shell whose code comes late', () => {
  it('shows, by one request', async () => {
    const asked = open(comes);
    expect(await heading('Mes reçus')).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('says which page it is and that the line is cut, and comes at the retry', async () => {
    server.use(http.head(CHUNK, () => HttpResponse.error()));
    const asked = open(fails(notLoaded()), comes);
    expect(await unavailable()).toBeInTheDocument();
    expect(screen.getByText(/« Mes reçus ».*Vous semblez hors ligne/)).toBeInTheDocument();
    expect(asked.times).toBe(1);
    await retry();
    expect(await heading('Mes reçus')).toBeInTheDocument();
    expect(asked.times).toBe(2);
  });

  it('says that a new version is out when its file is gone', async () => {
    server.use(http.head(CHUNK, () => new HttpResponse(null, { status: 404 })));
    open(fails(notLoaded()));
    expect(await screen.findByText(/Une nouvelle version vient de paraître/)).toBeInTheDocument();
    expect(screen.getByText('shell · stale')).toBeInTheDocument();
  });

  it('is given up when it hangs', async () => {
    const asked = open(() => new Promise(() => {}));
    expect(await screen.findByText(/Il met trop de temps à répondre/)).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('is given up when the browser did so first', async () => {
    open(fails(notLoaded({ type: 'timeout' })));
    expect(await screen.findByText(/Il met trop de temps à répondre/)).toBeInTheDocument();
  });

  it('keeps its failure page while it is tried again, and says why anew', async () => {
    server.use(http.head(CHUNK, () => HttpResponse.error(), { once: true }));
    server.use(http.head(CHUNK, () => new HttpResponse(null, { status: 500 })));
    const asked = open(fails(notLoaded()), fails(new Error('panne')));
    await retry();
    expect(await screen.findByText(/Il a rencontré une erreur inattendue/)).toBeInTheDocument();
    expect(asked.times).toBe(2);
  });
});
