import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { describeApiError } from '../api/describe-error';
import { resumableUpload, takeBack } from './resumable-upload';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const UPLOADS = apiUrl('/files/uploads');
const ONE = apiUrl('/files/uploads/ab');
const file = () => new File(['contenu'], 'a.pdf');
const begins = http.post(
  UPLOADS,
  () => new HttpResponse(null, { status: 201, headers: { Location: '/api/v1/files/uploads/ab' } }),
);

it('says what the server says when a person has sent too much', async () => {
  const detail =
    'Vous avez déjà 40 fichiers envoyés et pas encore utilisés. Terminez ce que vous avez commencé.';
  server.use(http.post(UPLOADS, () => problemAnswer(429, detail)));
  const sent = resumableUpload('document')(file(), {
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(describeApiError(await sent.catch((error: unknown) => error))).toBe(detail);
});

it('says what the server says when its disk is full', async () => {
  const detail = 'Le portail n’a plus de place pour enregistrer.';
  server.use(http.post(UPLOADS, () => problemAnswer(507, detail)));
  const sent = resumableUpload('document')(file(), {
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(describeApiError(await sent.catch((error: unknown) => error))).toBe(detail);
});

it('says of a file that is not taken what is wrong with it', async () => {
  const detail = "Ce type de fichier n'est pas autorisé!";
  const errors = [{ path: 'fichier', message: 'Ce fichier est vide.' }];
  server.use(http.post(UPLOADS, () => HttpResponse.json({ detail, errors }, { status: 415 })));
  const sent = resumableUpload('document')(file(), {
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(describeApiError(await sent.catch((error: unknown) => error))).toBe(
    `${detail} Ce fichier est vide.`,
  );
});

it('gives the upload up on the server when it is cancelled', async () => {
  const controller = new AbortController();
  const given: string[] = [];
  server.use(
    begins,
    http.patch(ONE, async () => {
      controller.abort();
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(ONE, ({ request }) => {
      given.push(request.headers.get('x-requested-with') ?? '');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const sent = resumableUpload('document')(file(), { onProgress: () => {}, signal: controller.signal });
  await expect(sent).rejects.toThrow();
  await waitFor(() => expect(given).toEqual(['portail']));
});

it('asks again for a file that came whole and could not be kept', async () => {
  const one = file();
  const offsets: (string | null)[] = [];
  server.use(
    begins,
    http.patch(ONE, ({ request }) => {
      offsets.push(request.headers.get('upload-offset'));
      return offsets.length === 1
        ? problemAnswer(503, 'Le portail est momentanément indisponible.')
        : HttpResponse.json({ DocumentID: 46 });
    }),
    http.head(ONE, () => new HttpResponse(null, { headers: { 'Upload-Offset': '7' } })),
  );
  const send = () =>
    resumableUpload('document')(one, { onProgress: () => {}, signal: new AbortController().signal });
  await expect(send()).rejects.toThrow();
  expect(await send()).toBe(46);
  expect(offsets).toEqual(['0', '7']);
});

describe('a file that was sent and serves nothing', () => {
  const arrives = (DocumentID: number) => {
    const begins: unknown[] = [];
    server.use(
      http.post(UPLOADS, () => {
        begins.push(null);
        return new HttpResponse(null, { status: 201, headers: { Location: '/api/v1/files/uploads/ab' } });
      }),
      http.patch(ONE, () => HttpResponse.json({ DocumentID })),
      http.head(
        ONE,
        () => new HttpResponse(null, { headers: { 'Upload-Offset': '7', 'Document-Id': `${DocumentID}` } }),
      ),
    );
    return begins;
  };
  const send = (one: File) =>
    resumableUpload('document')(one, { onProgress: () => {}, signal: new AbortController().signal });

  it('is taken back once, and sent anew when it is chosen again', async () => {
    const begins = arrives(41);
    const gone: string[] = [];
    server.use(
      http.delete(apiUrl('/files/:id'), ({ params, request }) => {
        gone.push(`${params['id']} ${request.headers.get('x-requested-with')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const one = file();
    expect(await send(one)).toBe(41);
    expect(await send(one)).toBe(41);
    expect(begins).toHaveLength(1);
    takeBack(41);
    takeBack(41);
    await waitFor(() => expect(gone).toEqual(['41 portail']));
    await send(one);
    expect(begins).toHaveLength(2);
  });

  it('of another visit is left to the server, and nothing at all is no file', async () => {
    const gone: string[] = [];
    server.use(
      http.delete(apiUrl('/files/:id'), ({ params }) => {
        gone.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    for (const id of [999, null, undefined, '41']) takeBack(id);
    arrives(42);
    await send(file());
    takeBack(42);
    await waitFor(() => expect(gone).toEqual(['42']));
  });

  it('stays on the server without a word when the line is cut, or when it is used after all', async () => {
    let calls = 0;
    server.use(
      http.delete(apiUrl('/files/:id'), () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : problemAnswer(409, 'Ce fichier est déjà utilisé.');
      }),
    );
    arrives(43);
    await send(file());
    takeBack(43);
    await waitFor(() => expect(calls).toBe(1));
    arrives(44);
    await send(file());
    takeBack(44);
    await waitFor(() => expect(calls).toBe(2));
  });
});
