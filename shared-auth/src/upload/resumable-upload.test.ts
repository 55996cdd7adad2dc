import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { describeApiError } from '../api/describe-error';
import { resumableUpload } from './resumable-upload';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
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
