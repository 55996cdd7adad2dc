import { act } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ScreenId } from 'shared-contract';
import type { Endpoint } from 'shared-contract/base/endpoint';
import { DRAFT_PAUSE } from '../drafts/draft-writer';
import { DraftServer } from './draft-server';
import { network } from './remote';
import { replaceTimers, until } from './until';

/** A form that keeps its draft in its own way, as a person handles it. */
export interface FollowedForm {
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

/** Tests that a draft is what was typed and not taken: kept, still there when the form is refused, gone once it is taken. */
export const keepsItsDraft = (form: FollowedForm): void => {
  // The pause in typing after which a draft is kept is not waited for.
  beforeEach(replaceTimers);
  afterEach(() => void jest.useRealTimers());

  it('keeps what is typed until it is taken, though it is refused meanwhile', async () => {
    const server = new DraftServer(form.screen, form.write, [form.value], form.answer);
    if (form.before !== undefined) server.keep(form.before);
    network.use(...server.handlers(), ...form.reads(server.stored));
    form.open();
    await until(() => expect(form.isThere()).toBe(true));
    await form.fill();
    await act(() => jest.advanceTimersByTimeAsync(DRAFT_PAUSE));
    await until(() => expect(server.has(form.value)).toBe(true));

    server.answerAs(409);
    await form.send();
    await until(() => expect(server.refused).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(DRAFT_PAUSE));
    expect(server.has(form.value)).toBe(true);

    server.answerAs('well');
    await form.send();
    await until(() => expect(server.isDrafted(form.value)).toBe(false));
    expect([server.stored.length, server.lost]).toEqual([1, []]);
  });
};
