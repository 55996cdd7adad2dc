import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl } from '../testing/network';
import { useDraft } from './use-draft';

const PATH = apiUrl('/drafts/SAR');
const server = setupServer(http.get(PATH, () => new HttpResponse(null, { status: 204 })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('what was kept at one visit is found at the next, although the first had found nothing', async () => {
  const first = renderHook(() => useDraft('SAR'));
  await waitFor(() => expect(first.result.current.draft).toBeNull());
  first.unmount();
  const draft = { ScreenLocation: 'SAR', Contenu: { titre: 'a' }, Date: '2026-11-21T10:00:00Z' };
  server.use(http.get(PATH, () => HttpResponse.json(draft)));
  const next = renderHook(() => useDraft('SAR'));
  expect(next.result.current.draft).toBeUndefined();
  await waitFor(() => expect(next.result.current.draft).toEqual(draft));
});
