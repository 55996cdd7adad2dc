import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { forgetDraft, keepDraft } from 'shared-contract/drafts/endpoints';
import { answering } from '../testing';
import { DraftWriter } from './draft-writer';

const server = setupServer(
  answering(keepDraft, { ScreenLocation: 'Absences', Contenu: {}, Date: '2026-11-23T10:00:00Z' }),
  answering(forgetDraft, null),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const holdsPage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a draft on its way', () => {
  it('holds the page back until the server has it', async () => {
    const saved = new Promise<string>((resolve) => {
      const writer = new DraftWriter('Absences', { onSaved: resolve, onFailed: () => {} });
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
    const writer = new DraftWriter('Absences', { onSaved: () => {}, onFailed: () => {} });
    writer.keep({ texte: 'a' });
    await writer.discard();
    expect(holdsPage()).toBe(false);
  });
});
