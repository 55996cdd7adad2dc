import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl } from '../testing';
import { DraftWriter } from './draft-writer';

const server = setupServer(
  http.put(apiUrl('/drafts/Absences'), () => HttpResponse.json({ Date: '2026-11-23T10:00:00Z' })),
  http.delete(apiUrl('/drafts/Absences'), () => new HttpResponse(null, { status: 204 })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const holdsPage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a draft on its way', () => {
  it('holds the page back until the server has it', async () => {
    const saved = new Promise<string>((resolve) => {
      const writer = new DraftWriter('/drafts/Absences', { onSaved: resolve, onFailed: () => {} });
      expect(holdsPage()).toBe(false);
      writer.keep({ texte: 'a' });
      expect(holdsPage()).toBe(true);
      writer.flush();
      expect(holdsPage()).toBe(true);
    });
    await saved;
    await waitFor(() => expect(holdsPage()).toBe(false));
  });

  it('holds nothing back once it was dropped', async () => {
    const writer = new DraftWriter('/drafts/Absences', { onSaved: () => {}, onFailed: () => {} });
    writer.keep({ texte: 'a' });
    await writer.discard();
    expect(holdsPage()).toBe(false);
  });
});
