import { Worker } from 'node:worker_threads';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Frame, type FrameRequest, FrameSchema } from 'shared-contract/portal/first-frame';

const WORKER_FILE = import.meta.url.endsWith('.ts') ? './frame-worker.mjs' : './frame-worker.js';

/** Memory of the thread: a rendering needs a tenth of it. */
const LIMITS = { maxOldGenerationSizeMb: 96 };

const AnswerSchema = Type.Object({
  id: Type.Integer(),
  frame: Type.Optional(FrameSchema),
  error: Type.Optional(Type.Unknown()),
});

interface Asked {
  since: number;
  settle: (frame: Frame | null) => void;
}

/** A thread that renders first frames by the file of one shell. */
export interface FrameThread {
  /** Absolute path of what it runs. */
  file: string;
  /** The frame; null where the rendering threw or the thread ended, which `tell` was told. */
  render: (request: FrameRequest) => Promise<Frame | null>;
  /** Expected wait of the next rendering, milliseconds, from the duration of the last one. */
  turn: () => number;
  /** Start of the oldest pending rendering, by `performance.now`, milliseconds; null without any. */
  waitingSince: () => number | null;
  hasEnded: () => boolean;
  close: () => Promise<void>;
}

/** Opens a thread with no environment, so that what the shell's file sees of the process is its request alone. */
export const openFrameThread = (file: string, onError: (error: unknown) => void): FrameThread => {
  const worker = new Worker(new URL(WORKER_FILE, import.meta.url), {
    workerData: file,
    env: {},
    execArgv: [],
    resourceLimits: LIMITS,
    // What goes wrong is told by messages; the router's advice against redirections is for nobody.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const asked = new Map<number, Asked>();
  let last = 0;
  // Until one was rendered, as long as most take.
  let took = 30;
  let endedAt = 0;
  let isOver = false;

  const settle = (id: number, frame: Frame | null) => {
    const { since, settle: answer } = asked.get(id) ?? {};
    const now = performance.now();
    if (since !== undefined) took = now - Math.max(since, endedAt);
    endedAt = now;
    answer?.(frame);
    asked.delete(id);
  };
  const end = () => {
    isOver = true;
    for (const id of asked.keys()) settle(id, null);
  };
  worker.on('message', (answer: unknown) => {
    if (!Value.Check(AnswerSchema, answer)) return onError(new Error('a first frame has not its shape'));
    if (answer.frame === undefined) onError(answer.error);
    settle(answer.id, answer.frame ?? null);
  });
  worker.on('error', (error) => {
    onError(error);
    end();
  });
  worker.on('exit', end);

  return {
    file,
    render: (request) =>
      new Promise((resolve) => {
        if (isOver) return resolve(null);
        last += 1;
        asked.set(last, { since: performance.now(), settle: resolve });
        worker.postMessage({ id: last, request });
      }),
    turn: () => asked.size * took,
    waitingSince: () => asked.values().next().value?.since ?? null,
    hasEnded: () => isOver,
    close: async () => {
      end();
      await worker.terminate();
    },
  };
};
