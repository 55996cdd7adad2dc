import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { forgetDraft, keepDraft } from 'shared-contract/drafts/endpoints';
import { apiUrl, respondWith } from '../testing';
import { replaceTimers } from '../testing/wait-until';
import { DRAFT_RETRY_MS, DraftWriter } from './draft-writer';

const server = setupServer(
  respondWith(keepDraft, { ScreenLocation: 'Absences', Contenu: {}, Date: '2026-11-23T10:00:00Z' }),
  respondWith(forgetDraft, null),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
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

const NOTHING = { onSaved: () => {}, onFailed: () => {} };

/** What the server was asked: a method, and the date of the copy to forget. */
const asked = (): string[] => {
  const calls: string[] = [];
  server.use(
    http.put(apiUrl(keepDraft), () => {
      calls.push('PUT');
      return HttpResponse.json({ ScreenLocation: 'SAR', Contenu: {}, Date: '2026-11-23T10:00:00.000Z' });
    }),
    http.delete(apiUrl(forgetDraft), ({ request }) => {
      calls.push(`DELETE ${new URL(request.url).searchParams.get('Date')}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
};

describe('a draft that could not be kept', () => {
  const failing = (status: number) =>
    server.use(http.put(apiUrl(keepDraft), () => new HttpResponse(null, { status })));
  const failed = (writer: (events: { onFailed: () => void }) => void) =>
    new Promise<void>((onFailed) => writer({ onFailed }));

  it('still holds the page, and is sent again when the connection is back', async () => {
    failing(503);
    await failed(({ onFailed }) => {
      const writer = new DraftWriter('SAR', { ...NOTHING, onFailed });
      writer.open();
      writer.keep({ texte: 'a' });
      writer.flush();
    });
    expect(holdsPage()).toBe(true);
    const calls = asked();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(holdsPage()).toBe(false));
    expect(calls).toEqual(['PUT']);
  });

  it('gives way to what was typed since', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(apiUrl(keepDraft), async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ ScreenLocation: 'SAR', Contenu: {}, Date: '2026-11-23T10:00:00.000Z' });
      }),
    );
    await failed(({ onFailed }) => {
      const writer = new DraftWriter('SAR', { ...NOTHING, onFailed });
      writer.open();
      writer.keep({ texte: 'a' });
      writer.flush();
      writer.keep({ texte: 'b' });
    });
    await waitFor(() => expect(holdsPage()).toBe(false), { timeout: 5_000 });
    expect(sent.at(-1)).toEqual({ Contenu: { texte: 'b' } });
  });

  it('is sent again by itself after a while', async () => {
    replaceTimers();
    failing(503);
    const ended: string[] = [];
    const writer = new DraftWriter('SAR', {
      onSaved: () => ended.push('kept'),
      onFailed: () => ended.push('failed'),
    });
    writer.open();
    writer.keep({ texte: 'a' });
    writer.flush();
    await waitFor(() => expect(ended).toEqual(['failed']));
    asked();
    jest.advanceTimersByTime(DRAFT_RETRY_MS);
    await waitFor(() => expect(ended).toEqual(['failed', 'kept']));
  });
});

describe('a draft that is forgotten', () => {
  it('is whatever copy there is, where the answer to one was lost', async () => {
    server.use(http.put(apiUrl(keepDraft), () => HttpResponse.error()));
    const failed = jest.fn();
    const writer = new DraftWriter('SAR', { ...NOTHING, onFailed: failed });
    writer.startFrom('2026-11-20T08:00:00.000Z');
    writer.keep({ texte: 'a' });
    writer.flush();
    await waitFor(() => expect(failed).toHaveBeenCalled());
    const calls = asked();
    await writer.discard();
    expect(calls).toEqual(['DELETE null']);
  });

  it('is the copy that this window knows', async () => {
    const calls = asked();
    const writer = new DraftWriter('SAR', NOTHING);
    writer.startFrom('2026-11-20T08:00:00.000Z');
    await writer.discard();
    expect(calls).toEqual(['DELETE 2026-11-20T08:00:00.000Z']);
  });

  it('is nothing where this window neither found nor kept one', async () => {
    const calls = asked();
    await new DraftWriter('SAR', NOTHING).discard();
    expect(calls).toEqual([]);
  });
});
