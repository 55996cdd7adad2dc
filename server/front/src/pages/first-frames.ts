import type { Frame, FrameRequest } from 'shared-contract/portal/first-frame';
import { type FrameThread, openFrameThread } from './frame-thread';
import { inTime } from './in-time';

/** A page that waits longer for its first frame goes without it, and one that would does not ask: milliseconds. */
const PATIENCE = 500;
/** A thread that has not answered for so long is given up, and one that ended is not opened again sooner: milliseconds. */
const STUCK = 10_000;
/** Frames that are the same for everybody and are kept. */
const MOST_KEPT = 100;

/** The first frames of pages, rendered in a thread of their own by the shell in service. */
export interface FirstFrames {
  /** Opens the thread, so that the first page need not wait for it. */
  open: (file: string) => void;
  /**
   * The frame, or null: the page then works without. `key` names what is the same for everybody who opens it, and is
   * rendered once.
   */
  render: (file: string, request: FrameRequest, key: string | null) => Promise<Frame | null>;
  close: () => Promise<void>;
}

/** `tell` is given what went wrong; no page fails by it. */
export const createFirstFrames = (tell: (error: unknown) => void): FirstFrames => {
  let thread: FrameThread | null = null;
  let openedAt = 0;
  const kept = new Map<string, Frame>();

  const reopen = (file: string): FrameThread => {
    void thread?.close().catch(tell);
    kept.clear();
    openedAt = performance.now();
    thread = openFrameThread(file, tell);
    return thread;
  };

  /** The thread of this shell; null where it ended just before. */
  const threadOf = (file: string): FrameThread | null => {
    if (thread?.file !== file) return reopen(file);
    const since = thread.waitingSince();
    const isStuck = since !== null && performance.now() - since > STUCK;
    if (!thread.hasEnded() && !isStuck) return thread;
    return performance.now() - openedAt > STUCK ? reopen(file) : null;
  };

  const render: FirstFrames['render'] = async (file, request, key) => {
    const found = threadOf(file);
    const known = key === null ? undefined : kept.get(key);
    if (known) return known;
    if (!found || found.turn() >= PATIENCE) return null;
    const frame = await inTime(found.render(request), PATIENCE);
    if (frame && key !== null) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, frame);
    }
    return frame;
  };

  return {
    open: (file) => void threadOf(file),
    render,
    close: async () => {
      await thread?.close();
    },
  };
};
