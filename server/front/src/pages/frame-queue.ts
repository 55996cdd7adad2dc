import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Frame, type FrameRequest, FrameSchema } from 'shared-contract/portal/first-frame';

/** A rendering that takes longer, milliseconds, never ends: who renders is given up. */
export const HUNG_AFTER = 10_000;

const ReadySchema = Type.Object({ ready: Type.Literal(true) });

const AnswerSchema = Type.Object({
  id: Type.Integer(),
  frame: Type.Optional(FrameSchema),
  error: Type.Optional(Type.Unknown()),
});

interface Asked {
  request: FrameRequest;
  since: number;
  settle: (frame: Frame | null) => void;
}

/** A rendering under way and its start, by `performance.now`, milliseconds. */
export interface Running {
  request: FrameRequest;
  since: number;
}

/** Told what went wrong, and during which rendering where that is known; `isOver`: who renders ended by it. */
export type OnFault = (error: unknown, request: FrameRequest | null, isOver: boolean) => void;

/** Where frames are rendered: what its messages, its errors and its end are told by. */
export interface FrameChannel {
  send: (message: { id: number; request: FrameRequest }) => void;
  close: () => Promise<unknown>;
  listen: (on: { message: (answer: unknown) => void; end: (error: unknown) => void }) => void;
}

/** Renders first frames by the file of one shell, over a channel, one after another. */
export class FrameRenderer {
  readonly #asked = new Map<number, Asked>();
  #last = 0;
  /** Duration of the last rendering, milliseconds; until one was rendered, as long as most take. */
  #took = 30;
  #endedAt = 0;
  #isReady = false;
  #isOver = false;

  constructor(
    /** Absolute path of what it runs. */
    readonly file: string,
    private readonly channel: FrameChannel,
    private readonly onFault: OnFault,
  ) {
    channel.listen({
      message: (answer) => this.#hear(answer),
      end: (error) => {
        if (this.#isOver) return;
        onFault(error, this.running()?.request ?? null, true);
        this.#end();
      },
    });
  }

  /** The frame; null where the rendering threw or the renderer ended, which `onFault` was told. */
  render(request: FrameRequest): Promise<Frame | null> {
    return new Promise((resolve) => {
      if (this.#isOver) return resolve(null);
      this.#last += 1;
      this.#asked.set(this.#last, { request, since: performance.now(), settle: resolve });
      this.channel.send({ id: this.#last, request });
    });
  }

  /** Expected wait of the next rendering, milliseconds, from the duration of the last one. */
  turn(): number {
    return this.#asked.size * this.#took;
  }

  /** The rendering that the others wait for; null without any. */
  running(): Running | null {
    const [first] = this.#asked.values();
    return first ? { request: first.request, since: Math.max(first.since, this.#endedAt) } : null;
  }

  /** True once it has opened. */
  isReady(): boolean {
    return this.#isReady;
  }

  hasEnded(): boolean {
    return this.#isOver;
  }

  async close(): Promise<void> {
    this.#end();
    await this.channel.close();
  }

  #hear(answer: unknown): void {
    if (Value.Check(ReadySchema, answer)) {
      this.#isReady = true;
      this.#endedAt = performance.now();
      return;
    }
    if (!Value.Check(AnswerSchema, answer)) {
      this.onFault(new Error('a first frame has not its shape'), null, false);
      return;
    }
    const { id, frame, error } = answer;
    if (frame === undefined) this.onFault(error, this.#asked.get(id)?.request ?? null, false);
    this.#settle(id, frame ?? null);
  }

  #settle(id: number, frame: Frame | null): void {
    const { since, settle } = this.#asked.get(id) ?? {};
    const now = performance.now();
    if (since !== undefined) this.#took = now - Math.max(since, this.#endedAt);
    this.#endedAt = now;
    this.#asked.delete(id);
    settle?.(frame);
  }

  #end(): void {
    this.#isOver = true;
    for (const id of this.#asked.keys()) this.#settle(id, null);
  }
}
