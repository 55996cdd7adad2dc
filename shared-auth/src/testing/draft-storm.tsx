import { act, type RenderResult, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import type { ScreenId } from 'shared-contract';
import type { Endpoint } from 'shared-contract/base/endpoint';
import { setReauthentication } from '../api/session-signals';
import { DRAFT_PAUSE } from '../drafts/draft-writer';
import { DraftServer, type Holds, type Mood } from './draft-server';
import { network } from './remote';
import { until } from './until';

/** A form of which a draft is kept, as a person handles it. */
export interface DraftedForm {
  screen: ScreenId;
  /** Where it is sent. */
  write: Endpoint;
  /** What its page reads; `stored` are the bodies that were taken. */
  reads: (stored: readonly unknown[]) => HttpHandler[];
  /** What the draft of an earlier visit holds beside; none when absent. */
  before?: unknown;
  /** The answer to a body that is taken. */
  answer: (body: unknown) => object;
  open: () => RenderResult;
  /** Three different things to type or choose in one field. */
  values: readonly [string, string, string];
  /** Types or chooses one, if the form takes it now. */
  fill: (value: string) => Promise<void>;
  /** What stands in the field; null where the form is gone. */
  shown: () => string | null;
  /** Sends the form; what it asks before, if it asks, is confirmed. */
  send: () => Promise<void>;
  /** True when contents say the value; a form says it as it is by default. */
  holds?: Holds;
  /** What another window keeps of the same form; nothing in these storms when absent. */
  contents?: (value: string) => unknown;
}

type Event = 'fill' | 'send' | 'hold' | 'pause' | 'reload' | 'other window' | 'sign in' | Mood;

/** What befalls a form, one after the other. A number or a word alone is how the server answers from then on. */
const STORMS: Record<string, readonly Event[]> = {
  'typed, kept and reloaded': ['fill', 'pause', 'reload'],
  'changed while it is saved': ['fill', 'hold', 'send', 'fill', 'well', 'pause', 'reload'],
  'changed and reloaded while it is saved': ['fill', 'hold', 'send', 'fill', 'pause', 'reload', 'well'],
  'changed while it is refused': ['fill', 'hold', 'send', 'fill', 409, 'pause', 'reload'],
  'changed after it was refused, then saved': ['fill', 422, 'send', 'fill', 'well', 'send', 'pause'],
  'saved offline, changed, and online again': [
    'fill',
    'offline',
    'send',
    'fill',
    'pause',
    'well',
    'pause',
    'reload',
  ],
  'sent to a server that is down, and reloaded': ['fill', 'pause', 503, 'send', 'reload', 'well'],
  'saved with a session that is over, changed, and signed in again': [
    'fill',
    'hold',
    'send',
    'fill',
    401,
    'fill',
    'pause',
    'sign in',
    'pause',
    'reload',
  ],
  'saved with a session that is over, and closed': [
    'fill',
    'pause',
    401,
    'send',
    'fill',
    'well',
    'pause',
    'reload',
  ],
  'sent after the session ended, then again': [
    'fill',
    401,
    'send',
    'fill',
    'well',
    'send',
    'pause',
    'reload',
  ],
  'changed while the session ends, and reloaded': [
    'fill',
    'hold',
    'send',
    'fill',
    401,
    'well',
    'pause',
    'reload',
  ],
  'saved while another window typed': ['fill', 'pause', 'other window', 'send', 'reload'],
};

const isHeld = (): boolean => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }));

const holdsText: Holds = (contents, value) => JSON.stringify(contents).includes(value);

/** Confirms what is asked, if anything is, whatever is to be ticked for it. */
const confirm = async (): Promise<void> => {
  const dialog = screen.queryByRole('dialog');
  const button = dialog && within(dialog).queryByRole('button', { name: 'Confirmer' });
  // A form may stand in a dialog of its own, which asks nothing.
  if (!dialog || !button) return;
  for (const box of within(dialog).queryAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await userEvent.click(box);
  }
  await userEvent.click(button);
};

/** Goes back to the form from what is asked; false while that runs, since it is modal. */
const isBack = async (): Promise<boolean> => {
  const button = () => screen.queryByRole('button', { name: 'Modifier' });
  const back = screen.queryByRole('dialog') && button();
  if (!back) return true;
  await userEvent.click(back);
  return button() === null;
};

/** One form in one storm. */
class Storm {
  /** What the person sees that she has typed or chosen. */
  private last: string | null = null;
  private count = 0;
  private view: RenderResult;
  readonly server: DraftServer;
  private signIn = () => {};
  private readonly signedIn = new Promise<boolean>((resolve) => {
    this.signIn = () => resolve(true);
  });

  /** `signsIn`: a person who is asked to sign in again does so, in time. */
  constructor(
    private readonly form: DraftedForm,
    signsIn: boolean,
  ) {
    const { screen, write, answer, values, holds = holdsText } = form;
    this.server = new DraftServer(screen, write, answer, values, holds);
    if (form.before !== undefined) this.server.keep(form.before);
    network.use(...this.server.handlers(), ...form.reads(this.server.stored));
    setReauthentication(signsIn ? () => this.signedIn : null);
    this.view = form.open();
  }

  async ready(): Promise<void> {
    await until(() => expect(this.form.shown()).not.toBeNull());
  }

  async meet(event: Event): Promise<void> {
    if (event === 'fill') await this.fill();
    else if (event === 'send') await this.send();
    else if (event === 'hold') this.server.hold();
    else if (event === 'pause') await this.rest();
    else if (event === 'reload') await this.reload();
    else if (event === 'sign in') await this.signInAgain();
    else if (event === 'other window') this.server.keep(this.form.contents?.(this.form.values[2]));
    else await act(async () => this.server.answerAs(event));
  }

  /** Nothing that she saw in the form is lost, and no draft went with something unsaved. */
  async judge(): Promise<void> {
    await act(async () => this.server.answerAs('well'));
    await this.rest();
    const { last } = this;
    const isSafe = last === null || this.server.has(last) || this.form.shown() === last;
    expect({ last, isSafe, lost: this.server.lost }).toEqual({ last, isSafe: true, lost: [] });
    this.view.unmount();
  }

  private async signInAgain(): Promise<void> {
    await act(async () => {
      this.server.answerAs('well');
      this.signIn();
    });
  }

  private async fill(): Promise<void> {
    const value = this.form.values[this.count % 2] ?? '';
    this.count += 1;
    if (!(await isBack()) || this.form.shown() === null) return;
    await this.form.fill(value);
    if (this.form.shown() === value) this.last = value;
  }

  private async send(): Promise<void> {
    // While an answer is on its way there is nothing to press.
    if (this.form.shown() !== null && (await isBack())) await until(() => this.form.send());
    await confirm();
  }

  /** Until everything was answered and what was typed is kept, or waits for a server that does not answer. */
  private async rest(): Promise<void> {
    await act(() => jest.advanceTimersByTimeAsync(DRAFT_PAUSE));
    if (this.server.mood !== 'well') return;
    const isKept = () => {
      window.dispatchEvent(new window.Event('online'));
      expect(isHeld()).toBe(false);
    };
    await until(isKept);
  }

  /** A browser asks before it loads a page again that holds something; she then stays. */
  private async reload(): Promise<void> {
    if (isHeld()) return;
    this.view.unmount();
    this.view = this.form.open();
    const isThere = () => this.form.shown() !== null || this.server.stored.length > 0;
    await until(() => expect(isThere()).toBe(true));
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

/** Tests that nothing typed or chosen in a form is lost, whatever happens before, during and after it is saved. */
export const survivesStorms = (form: DraftedForm): void => {
  // The pause in typing after which a draft is kept is not waited for.
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    jest.useRealTimers();
    setReauthentication(null);
  });
  for (const [name, events] of Object.entries(STORMS)) {
    if (events.includes('other window') && !form.contents) continue;
    it(`loses nothing when it is ${name}`, async () => {
      const storm = new Storm(form, events.includes('sign in'));
      await storm.ready();
      for (const event of events) await storm.meet(event);
      await storm.judge();
    });
  }
};
