import type { ScreenId } from 'shared-contract';
import { forgetDraft, keepDraft } from 'shared-contract/drafts/endpoints';
import { send } from '../api/client';

/** A pause in typing after which what was typed is kept: milliseconds. */
export const DRAFT_PAUSE = 1_000;

export interface DraftWriterEvents {
  /** `date` is the ISO instant of the copy that the server holds now. */
  onSaved: (date: string) => void;
  onFailed: () => void;
}

/** Sends drafts one after the other, the newest contents last, and never after the draft was discarded. */
export class DraftWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: { contents: unknown } | null = null;
  private queue: Promise<void> = Promise.resolve();
  private sending = 0;
  /** The browser asks before the page is left while something is not on the server yet. */
  private readonly hold = (event: Event): void => event.preventDefault();

  constructor(
    private readonly screen: ScreenId,
    private readonly events: DraftWriterEvents,
  ) {}

  /** Notes the contents and sends them after a pause. */
  keep(contents: unknown): void {
    this.pending = { contents };
    window.addEventListener('beforeunload', this.hold);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), DRAFT_PAUSE);
  }

  /** Sends at once what waits, for example when the person leaves the screen. */
  flush(): void {
    clearTimeout(this.timer);
    const pending = this.pending;
    if (!pending) return;
    this.pending = null;
    this.sending += 1;
    this.queue = this.queue
      .then(() => this.send(pending.contents))
      .then(() => {
        this.sending -= 1;
        this.letGo();
      });
  }

  /** Drops what waits and deletes the server's copy. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    this.pending = null;
    this.letGo();
    const params = { ScreenLocation: this.screen };
    this.queue = this.queue
      .then(async () => void (await send(forgetDraft, undefined, { params })))
      .catch(() => {});
    await this.queue;
  }

  private letGo(): void {
    if (!this.pending && this.sending === 0) window.removeEventListener('beforeunload', this.hold);
  }

  private async send(contents: unknown): Promise<void> {
    try {
      const params = { ScreenLocation: this.screen };
      const draft = await send(keepDraft, { Contenu: contents }, { params });
      this.events.onSaved(draft.Date);
    } catch {
      this.events.onFailed();
    }
  }
}
