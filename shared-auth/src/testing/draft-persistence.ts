import { act } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ScreenId } from 'shared-contract';
import type { Endpoint } from 'shared-contract/base/endpoint';
import { DRAFT_DEBOUNCE_MS } from '../drafts/draft-writer';
import { DraftServer } from './draft-server';
import { network } from './remote';
import { replaceTimers, waitUntil } from './wait-until';

/** Driver of a form with its own draft handling. */
export interface DraftForm {
  screen: ScreenId;
  /** Where it is sent. */
  write: Endpoint;
  /** What is typed or chosen, as its body and its draft say it. */
  value: string;
  /** What its page reads; `stored` are the bodies that were taken. */
  reads: (stored: readonly unknown[]) => HttpHandler[];
  /** What the draft of an earlier visit holds beside; none when absent. */
  before?: unknown;
  /** The answer to a body that is taken. */
  answer: (body: unknown) => object;
  open: () => unknown;
  isThere: () => boolean;
  fill: () => Promise<unknown>;
  /** Sends the form; what it asks before, if it asks, is confirmed. */
  send: () => Promise<unknown>;
}

/** Tests that a draft holds typed but unsent input: saved, kept after a refusal, deleted after success. */
export const testDraftPersistence = (form: DraftForm): void => {
  // The pause in typing after which a draft is kept is not waited for.
  beforeEach(replaceTimers);
  afterEach(() => void jest.useRealTimers());

  it('keeps what is typed until it is taken, though it is refused meanwhile', async () => {
    const server = new DraftServer(form.screen, form.write, [form.value], form.answer);
    if (form.before !== undefined) server.keep(form.before);
    network.use(...server.handlers(), ...form.reads(server.stored));
    form.open();
    await waitUntil(() => expect(form.isThere()).toBe(true));
    await form.fill();
    await act(() => jest.advanceTimersByTimeAsync(DRAFT_DEBOUNCE_MS));
    await waitUntil(() => expect(server.has(form.value)).toBe(true));

    server.answerAs(409);
    await form.send();
    await waitUntil(() => expect(server.refused).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(DRAFT_DEBOUNCE_MS));
    expect(server.has(form.value)).toBe(true);

    server.answerAs('well');
    await form.send();
    await waitUntil(() => expect(server.isDrafted(form.value)).toBe(false));
    expect([server.stored.length, server.lost]).toEqual([1, []]);
  });
};
