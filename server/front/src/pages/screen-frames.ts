import type { DrawnScreen, Frame, FrameRequest } from 'shared-contract/portal/first-frame';
import { openFrameProcess } from './frame-process';
import { type FrameRenderer, HUNG_AFTER } from './frame-queue';
import { withTimeout } from './with-timeout';

/** Time that a page waits for its screen, milliseconds; then it goes with the outline of it. */
const PAGE_PATIENCE = 250;
/** A renderer that ended is not opened again sooner, milliseconds. */
const REOPEN_AFTER = 1_000;
/** A version that hung or ended a renderer is not asked for so long, milliseconds. */
const LEFT_OUT_FOR = 600_000;
/** Files of remotes that a renderer holds: versions that nobody is served any more go with the renderer. */
const MAX_FILES = 24;

type ScreenRequest = FrameRequest & { screen: DrawnScreen };

/** Told why a screen could not be drawn; `isLeftOut`: its version is not asked any more for a while. */
export type OnFailedScreen = (screen: DrawnScreen, error: unknown, isLeftOut: boolean) => void;

interface ScreenFramesOptions {
  /** Where versions are published: nothing else is read. */
  folders: readonly string[];
  /** Milliseconds after which a rendering is held to have no end. */
  hungAfter?: number;
}

const isBusy = (renderer: FrameRenderer): boolean => {
  const running = renderer.running();
  const hasTaken = running === null ? 0 : performance.now() - running.since;
  return !renderer.isReady() || Math.max(renderer.turn(), hasTaken) >= PAGE_PATIENCE;
};

/** First frames with a remote's screen in them, in a process of its own: what a remote does there harms no other page. */
export class ScreenFrames {
  #renderer: FrameRenderer | null = null;
  #openedAt = 0;
  readonly #files = new Set<string>();
  /** By file of a version: until when it is left out, by `performance.now`. */
  readonly #leftOut = new Map<string, number>();
  readonly #hungAfter: number;

  constructor(
    private readonly onFailure: OnFailedScreen,
    private readonly options: ScreenFramesOptions,
  ) {
    this.#hungAfter = options.hungAfter ?? HUNG_AFTER;
  }

  /** The renderer by the file of a shell, opened where none is; null where it ended just before. */
  open(file: string): FrameRenderer | null {
    const known = this.#renderer;
    if (known?.file === file && !known.hasEnded()) return known;
    if (known?.file === file && performance.now() - this.#openedAt < REOPEN_AFTER) return null;
    this.#drop();
    this.#openedAt = performance.now();
    this.#renderer = openFrameProcess(file, this.options.folders, (error, request, isOver) =>
      this.#blame(request, error, isOver),
    );
    return this.#renderer;
  }

  /** The frame by the file of a shell; null where it is not there in time, threw, or its version hung or ended the renderer. */
  async render(file: string, request: ScreenRequest): Promise<Frame | null> {
    const { screen } = request;
    if (performance.now() < (this.#leftOut.get(screen.file) ?? 0)) return null;
    if (this.#files.size >= MAX_FILES && !this.#files.has(screen.file)) this.#drop();
    const renderer = this.open(file);
    if (!renderer || isBusy(renderer)) return null;
    this.#files.add(screen.file);
    const work = renderer.render(request);
    const watch = setTimeout(() => this.#endIfHung(renderer), this.#hungAfter + PAGE_PATIENCE).unref();
    void work.finally(() => clearTimeout(watch));
    return withTimeout(work, PAGE_PATIENCE);
  }

  async close(): Promise<void> {
    await this.#renderer?.close();
  }

  #drop(): void {
    void this.#renderer?.close();
    this.#renderer = null;
    this.#files.clear();
  }

  #blame(request: FrameRequest | null, error: unknown, isGuilty: boolean): void {
    if (!request?.screen) return;
    if (isGuilty) this.#leftOut.set(request.screen.file, performance.now() + LEFT_OUT_FOR);
    this.onFailure(request.screen, error, isGuilty);
  }

  /** Gives up a renderer in which a rendering never ends, and leaves its version out. */
  #endIfHung(renderer: FrameRenderer): void {
    const running = renderer.running();
    if (!running || performance.now() - running.since < this.#hungAfter) return;
    this.#blame(running.request, new Error(`nothing was drawn in ${this.#hungAfter} ms`), true);
    if (renderer === this.#renderer) this.#drop();
  }
}
