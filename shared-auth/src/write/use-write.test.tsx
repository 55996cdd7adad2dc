import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { ApiError, type Notice, useApi } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { get, post, put } from 'shared-contract/base/endpoint';
import { useWrite } from './use-write';

interface Line {
  Nom: string;
}

const lines = get('/lignes').answers<Line[]>();
const addLine = post('/lignes').takes<Line>().answers<Line>();
const renameLine = put('/lignes/{LigneID}').takes<Line>().answers<Line>();

const server = setupServer();
const notices: Notice[] = [];
let told: [string, Notice | null][] = [];
let received: { body: unknown; key: string | null }[] = [];

const takes = (answer: () => Response) =>
  http.post(apiUrl(addLine), async ({ request }) => {
    received.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    return answer();
  });
const saves = () => takes(() => HttpResponse.json({ Nom: 'a' }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  received = [];
  notices.length = 0;
  told = [];
  setNotifier((act, notice) => {
    told.push([act, notice]);
    if (notice) notices.push(notice);
  });
});
afterEach(() => {
  server.resetHandlers();
  setNotifier(() => {});
});
afterAll(() => server.close());

describe('a write', () => {
  it('is sent once for a double click, tells its course once and says when it is over', async () => {
    server.use(saves());
    const { result } = renderHook(() => useWrite(addLine, { success: 'Ligne ajoutée' }));
    await act(async () => {
      const both = await Promise.all([result.current.run({ Nom: 'a' }), result.current.run({ Nom: 'a' })]);
      expect(both.map(({ kind }) => kind)).toEqual(['saved', 'busy']);
    });
    expect(received).toHaveLength(1);
    expect(notices.map(({ title }) => title)).toEqual(['Sauvegarde en cours..', 'Ligne ajoutée']);
    expect(result.current.isBusy).toBe(false);
  });

  it('is busy until what follows from its answer is done', async () => {
    server.use(saves());
    let finish: (() => void) | null = null;
    const untilFinished = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    const { result } = renderHook(() => useWrite(addLine, { onSaved: untilFinished }));
    act(() => void result.current.run({ Nom: 'a' }));
    await waitFor(() => expect(finish).not.toBeNull());
    expect(result.current.isBusy).toBe(true);
    await act(async () => finish?.());
    expect(result.current.isBusy).toBe(false);
  });

  it('waits for what is read again after a refusal, and not where nobody judged it', async () => {
    const heard: number[] = [];
    const forEver = () => new Promise<void>(() => {});
    const onRefused = ({ status }: ApiError) => {
      heard.push(status);
      return forEver();
    };
    const { result } = renderHook(() => useWrite(addLine, { onRefused }));
    for (const answer of [HttpResponse.error(), problemAnswer(503, 'Indisponible')]) {
      server.use(takes(() => answer));
      await act(async () => {
        expect((await result.current.run({ Nom: 'a' })).kind).toBe('refused');
      });
      expect(result.current.isBusy).toBe(false);
    }
    server.use(takes(() => problemAnswer(409, 'Déjà là')));
    act(() => void result.current.run({ Nom: 'a' }));
    await waitFor(() => expect(heard).toEqual([0, 503, 409]));
    expect(result.current.isBusy).toBe(true);
  });

  it('keeps its key after a cut line and takes another one after a refusal', async () => {
    server.use(takes(() => HttpResponse.error()));
    const { result } = renderHook(() => useWrite(addLine));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    server.use(takes(() => problemAnswer(412, 'Pas encore')));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    server.use(saves());
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    const [cut, refused, saved] = received.map(({ key }) => key);
    expect(cut).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused).toBe(cut);
    expect(saved).not.toBe(cut);
  });

  it('of the same words is another one once they were saved', async () => {
    server.use(saves());
    const { result } = renderHook(() => useWrite(addLine));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    expect(new Set(received.map(({ key }) => key)).size).toBe(2);
  });

  it('hands the server’s field errors to the form, and false when there are none', async () => {
    const errors = [{ path: 'Nom', message: 'Trop long' }];
    server.use(takes(() => problemAnswer(422, 'Trop long', { errors })));
    const { result } = renderHook(() => useWrite(addLine));
    await act(async () => {
      expect((await result.current.run({ Nom: 'a' })).outcome).toEqual(errors);
    });
    server.use(takes(() => problemAnswer(409, 'Déjà là')));
    await act(async () => {
      expect((await result.current.run({ Nom: 'a' })).outcome).toBe(false);
    });
    expect(notices.at(-1)).toMatchObject({ tone: 'error', text: 'Déjà là' });
  });

  it('reads again what it changes before it counts as saved', async () => {
    let reads = 0;
    server.use(
      http.get(apiUrl(lines), () => {
        reads += 1;
        return HttpResponse.json([]);
      }),
      saves(),
    );
    const { result } = renderHook(() => ({
      list: useApi(lines),
      write: useWrite(addLine, { refreshes: [lines] }),
    }));
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    const before = reads;
    await act(async () => void (await result.current.write.run({ Nom: 'a' })));
    expect(reads).toBe(before + 1);
  });

  it('fills the path, and sends no key where it is no POST', async () => {
    let seen: { url: string; key: string | null } | null = null;
    server.use(
      http.put(apiUrl(renameLine), ({ request }) => {
        seen = { url: new URL(request.url).pathname, key: request.headers.get('idempotency-key') };
        return HttpResponse.json({ Nom: 'b' });
      }),
      respondWith(lines, []),
    );
    const { result } = renderHook(() => useWrite(renameLine));
    await act(async () => void (await result.current.run({ Nom: 'b' }, { LigneID: 7 })));
    expect(seen).toEqual({ url: '/api/v1/lignes/7', key: null });
  });

  it('tells in one message the course of a file that is sent first, and sends nothing where that fails', async () => {
    let calls = 0;
    server.use(
      http.put(apiUrl(renameLine), () => {
        calls += 1;
        return HttpResponse.json({ Nom: 'b' });
      }),
    );
    const { result } = renderHook(() => useWrite(renameLine, { failure: 'Fichier perdu' }));
    const cut = () => Promise.reject(new ApiError(0, null, '/files'));
    await act(async () => {
      expect((await result.current.run({ Nom: 'b' }, cut)).kind).toBe('refused');
    });
    expect(calls).toBe(0);
    expect(notices.map(({ title }) => title)).toEqual(['Sauvegarde en cours..', 'Fichier perdu']);
    await act(async () => void (await result.current.run({ Nom: 'b' }, async () => ({ LigneID: 7 }))));
    expect(calls).toBe(1);
  });
});

describe('what a write says', () => {
  const acts = () => new Set(told.map(([name]) => name));

  it('is of one act, from what is refused before it is sent to its last outcome', async () => {
    server.use(takes(() => problemAnswer(409, 'Déjà là')));
    const { result } = renderHook(() => useWrite(addLine));
    act(() => result.current.say({ tone: 'error', title: 'Rien à ajouter.' }));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    server.use(saves());
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    expect(acts().size).toBe(1);
  });

  it('is another act for another line', async () => {
    server.use(
      http.put(apiUrl(renameLine), () => HttpResponse.json({ Nom: 'b' })),
      saves(),
    );
    const { result } = renderHook(() => ({
      one: useWrite(addLine, { act: '1' }),
      other: useWrite(addLine, { act: '2' }),
      rename: useWrite(renameLine),
    }));
    await act(async () => void (await result.current.one.run({ Nom: 'a' })));
    await act(async () => void (await result.current.other.run({ Nom: 'a' })));
    await act(async () => void (await result.current.rename.run({ Nom: 'b' }, { LigneID: 7 })));
    await act(async () => void (await result.current.rename.run({ Nom: 'b' }, { LigneID: 8 })));
    expect(acts().size).toBe(4);
  });

  it('goes where a panel says it', async () => {
    server.use(saves());
    const { result } = renderHook(() => useWrite(addLine, { success: null }));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    expect(told.map(([, notice]) => notice?.tone ?? null)).toEqual(['pending', null]);
  });

  it('is said again on the page that the success leads to', async () => {
    server.use(saves());
    const onSaved = () => window.history.pushState(null, '', '/desktop');
    const { result } = renderHook(() => useWrite(addLine, { success: 'Ligne ajoutée', onSaved }));
    await act(async () => void (await result.current.run({ Nom: 'a' })));
    expect(notices.map(({ title }) => title)).toEqual([
      'Sauvegarde en cours..',
      'Ligne ajoutée',
      'Ligne ajoutée',
    ]);
    window.history.replaceState(null, '', '/');
  });
});
