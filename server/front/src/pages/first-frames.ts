import type { Frame, FrameRequest } from 'shared-contract/portal/first-frame';
import { openFrameProcess } from './frame-process';
import { type FrameRenderer, HUNG_AFTER } from './frame-queue';
import { withTimeout } from './with-timeout';

/** Time limit of a server rendering, milliseconds; a page that would wait longer in the queue does not ask. */
const RENDER_TIMEOUT = 500;
/** One that ended is not opened again sooner, milliseconds. */
const REOPEN_AFTER = 10_000;
/** Frames that are the same for everybody and are kept. */
const MAX_CACHED_FRAMES = 100;

/** The first frames of pages, rendered in a process of their own by the shell in service. */
export interface FirstFrames {
  /** Opens the process, so that the first page need not wait for it. */
  open: (file: string) => void;
  /**
   * The frame, or null: the page then works without. `key` names what is the same for everybody who opens it, and is
   * rendered once.
   */
  render: (file: string, request: FrameRequest, key: string | null) => Promise<Frame | null>;
  close: () => Promise<void>;
}

/** `tell` is given what went wrong; no page fails by it. */
export const createFirstFrames = (onError: (error: unknown) => void): FirstFrames => {
  let renderer: FrameRenderer | null = null;
  let openedAt = 0;
  const kept = new Map<string, Frame>();

  const reopen = (file: string): FrameRenderer => {
    void renderer?.close().catch(onError);
    kept.clear();
    openedAt = performance.now();
    renderer = openFrameProcess(file, [], onError);
    return renderer;
  };

  /** The renderer of this shell; null where it ended just before. */
  const rendererOf = (file: string): FrameRenderer | null => {
    if (renderer?.file !== file) return reopen(file);
    const running = renderer.running();
    const isStuck = running !== null && performance.now() - running.since > HUNG_AFTER;
    if (!renderer.hasEnded() && !isStuck) return renderer;
    return performance.now() - openedAt > REOPEN_AFTER ? reopen(file) : null;
  };

  const render: FirstFrames['render'] = async (file, request, key) => {
    const found = rendererOf(file);
    const known = key === null ? undefined : kept.get(key);
    if (known) return known;
    if (!found || found.turn() >= RENDER_TIMEOUT) return null;
    const frame = await withTimeout(found.render(request), RENDER_TIMEOUT);
    if (frame && key !== null) {
      if (kept.size >= MAX_CACHED_FRAMES) kept.clear();
      kept.set(key, frame);
    }
    return frame;
  };

  return {
    open: (file) => void rendererOf(file),
    render,
    close: async () => {
      await renderer?.close();
    },
  };
};
