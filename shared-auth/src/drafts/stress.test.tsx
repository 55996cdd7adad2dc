import { act, fireEvent, type RenderResult, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setReauthentication } from '../api/session-signals';
import { cancelAct } from '../testing/binding';
import { DraftServer, type ServerMode } from '../testing/draft-server';
import { network, renderPage } from '../testing/remote';
import { BindingForm, LeavingForm, SCREEN, StayingForm, saveWord, storedWord } from '../testing/stress-forms';
import { replaceTimers, waitUntil } from '../testing/wait-until';
import { DRAFT_DEBOUNCE_MS } from './draft-writer';

type Event =
  | 'fill'
  | 'send'
  | 'hold'
  | 'pause'
  | 'reload'
  | 'leave'
  | 'other window'
  | 'sign in'
  | ServerMode;

/** What befalls a form, one after the other. A number or a word alone is how the server answers from then on. */
const SCENARIOS: Record<string, readonly Event[]> = {
  'typed, kept and reloaded': ['fill', 'pause', 'reload'],
  'typed and left at once': ['fill', 'leave'],
  'kept twice, then saved': ['fill', 'pause', 'fill', 'pause', 'send', 'pause'],
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

/** The three ways in which a form meets its save. */
const FORMS = {
  'that goes once it is saved': LeavingForm,
  'that stays open on what it saved': StayingForm,
  'whose act binds': BindingForm,
};

/** What a person types, each once, and what another window keeps. */
const WORDS = ['Dyslexie', 'Dyspraxie', 'Dysphasie'];
const OTHERS = 'Dyscalculie';

const isHeld = (): boolean => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }));

const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

/** One form in one run. */
class StressRun {
  /** What the person sees that she has typed. */
  private last: string | null = null;
  private count = 0;
  private view: RenderResult;
  private readonly server = new DraftServer(SCREEN, saveWord, [...WORDS, OTHERS]);
  private signIn = () => {};
  private readonly signedIn = new Promise<boolean>((resolve) => {
    this.signIn = () => resolve(true);
  });

  /** `signsIn`: a person who is asked to sign in again does so, in time. */
  constructor(
    private readonly Form: () => React.ReactNode,
    signsIn: boolean,
  ) {
    network.use(...this.server.handlers(), storedWord(this.server));
    setReauthentication(signsIn ? () => this.signedIn : null);
    this.view = renderPage(<Form />);
  }

  async ready(): Promise<void> {
    await waitUntil(() => expect(field()).not.toBeNull());
  }

  async meet(event: Event): Promise<void> {
    if (event === 'fill') await this.fill();
    else if (event === 'send') await this.send();
    else if (event === 'hold') this.server.hold();
    else if (event === 'pause') await this.rest();
    else if (event === 'reload') await this.reload();
    else if (event === 'leave') await this.openAnew();
    else if (event === 'sign in') await this.signInAgain();
    else if (event === 'other window') this.server.keep({ commentaire: OTHERS });
    else await act(async () => this.server.answerAs(event));
  }

  /** Nothing that she saw in the form is lost, no draft went with something unsaved, and none stays of what was saved. */
  async judge(): Promise<void> {
    await act(async () => this.server.answerAs('well'));
    await this.rest();
    const { last } = this;
    const { lost } = this.server;
    const isSafe = last === null || this.server.has(last) || field()?.value === last;
    const isLeft = last !== null && this.server.isStored(last) && this.server.isDrafted(last);
    expect({ last, isSafe, lost, isLeft }).toEqual({ last, isSafe: true, lost: [], isLeft: false });
    this.view.unmount();
  }

  private async signInAgain(): Promise<void> {
    await act(async () => {
      this.server.answerAs('well');
      this.signIn();
    });
  }

  private async fill(): Promise<void> {
    const word = WORDS[this.count] ?? '';
    this.count += 1;
    const found = (await cancelAct()) && field();
    if (!found) return;
    fireEvent.change(found, { target: { value: word } });
    if (field()?.value === word) this.last = word;
  }

  private async send(): Promise<void> {
    // While an answer is on its way there is nothing to press.
    if (!(await cancelAct()) || !field()) return;
    await waitUntil(() => userEvent.click(screen.getByRole('button', { name: 'Envoyer' })));
    const confirm = screen.queryByRole('button', { name: 'Confirmer' });
    if (confirm) await userEvent.click(confirm);
  }

  /** Until everything was answered and what was typed is kept, or waits for a server that does not answer. */
  private async rest(): Promise<void> {
    await act(() => jest.advanceTimersByTimeAsync(DRAFT_DEBOUNCE_MS));
    if (this.server.mood !== 'well') return;
    const isKept = () => {
      window.dispatchEvent(new window.Event('online'));
      expect(isHeld()).toBe(false);
    };
    await waitUntil(isKept);
  }

  /** A browser asks before it loads a page again that holds something; she then stays. */
  private async reload(): Promise<void> {
    if (!isHeld()) await this.openAnew();
  }

  private async openAnew(): Promise<void> {
    this.view.unmount();
    this.view = renderPage(<this.Form />);
    await waitUntil(() => expect(field() !== null || this.server.stored.length > 0).toBe(true));
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

describe.each(Object.entries(FORMS))('a form %s', (_way, Form) => {
  // The pause in typing after which a draft is kept is not waited for.
  beforeEach(replaceTimers);
  afterEach(() => {
    jest.useRealTimers();
    setReauthentication(null);
  });

  it.each(Object.entries(SCENARIOS))('loses nothing when it is %s', async (_name, events) => {
    const run = new StressRun(Form, events.includes('sign in'));
    await run.ready();
    for (const event of events) await run.meet(event);
    await run.judge();
  });
});
