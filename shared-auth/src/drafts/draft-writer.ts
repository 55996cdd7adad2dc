// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import { ApiError, send } from 'shared-auth';
import type { ScreenId } from 'shared-contract';
import { forgetDraft, keepDraft } from 'shared-contract/drafts/endpoints';

/** Debounce before a draft is saved, milliseconds. */
export const DRAFT_DEBOUNCE_MS = 1_000;

/** Retry delay of a failed save, milliseconds. */
export const DRAFT_RETRY_MS = 10_000;

export interface DraftWriterEvents {
  /** `date` is the ISO instant of the copy that the server holds now. */
  onSaved: (date: string) => void;
  onFailed: () => void;
}

/**
 * Saves drafts one at a time, newest contents last, never after a discard. A failed save is retried and blocks
 * leaving the page meanwhile.
 */
export class DraftWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: { contents: unknown } | null = null;
  private queue: Promise<void> = Promise.resolve();
  private sending = 0;
  private isOpen = false;
  /** ISO instant of the copy that this window knows; null where there is none, undefined where that is not sure. */
  private known: string | null | undefined = null;
  /** The browser asks before the page is left while something is not on the server yet. */
  private readonly hold = (event: Event): void => event.preventDefault();
  private readonly flushNow = (): void => this.flush();

  constructor(
    private readonly screen: ScreenId,
    private readonly events: DraftWriterEvents,
  ) {}

  /** The screen is there: what could not be kept is tried again. */
  open(): void {
    this.isOpen = true;
  }

  /** Notes the copy that this visit starts from. */
  startFrom(date: string | null): void {
    this.known ??= date;
  }

  /** Notes the contents and sends them after a pause. */
  keep(contents: unknown): void {
    this.hasPending(contents);
    this.flushIn(DRAFT_DEBOUNCE_MS);
  }

  /** Sends at once what waits. */
  flush(): void {
    clearTimeout(this.timer);
    window.removeEventListener('online', this.flushNow);
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

  /** The person leaves the screen, warned if something is not kept: one last try, since the next visit reads anew. */
  close(): void {
    this.isOpen = false;
    this.flush();
  }

  /** Drops what waits and deletes the copy that this window knows, not what another one has kept since. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    this.pending = null;
    this.letGo();
    this.queue = this.queue.then(() => this.forget()).catch(() => {});
    await this.queue;
  }

  private async forget(): Promise<void> {
    const { known } = this;
    if (known === null) return;
    await send(forgetDraft, undefined, {
      params: { ScreenLocation: this.screen, ...(known !== undefined && { Date: known }) },
    });
    this.known = null;
  }

  private hasPending(contents: unknown): void {
    this.pending = { contents };
    window.addEventListener('beforeunload', this.hold);
  }

  private flushIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flushNow, milliseconds);
  }

  private letGo(): void {
    if (!this.pending && this.sending === 0) window.removeEventListener('beforeunload', this.hold);
  }

  private async send(contents: unknown): Promise<void> {
    try {
      const params = { ScreenLocation: this.screen };
      const draft = await send(keepDraft, { Contenu: contents }, { params });
      this.known = draft.Date;
      this.events.onSaved(draft.Date);
    } catch (error) {
      this.failed(contents, error);
    }
  }

  private failed(contents: unknown, error: unknown): void {
    // The copy may have arrived although its answer did not.
    this.known = undefined;
    this.events.onFailed();
    if (!this.isOpen || this.pending) return;
    this.hasPending(contents);
    if (!(error instanceof ApiError && error.isPassing)) return;
    this.flushIn(DRAFT_RETRY_MS);
    window.addEventListener('online', this.flushNow);
  }
}
