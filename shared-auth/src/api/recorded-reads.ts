import type { RecordedAnswer } from '../offline/copy-store';

type Listener = (seen: RecordedAnswer) => void;

/** Last answer by path: references to the objects that screens hold, so no copies. */
const reads = new Map<string, RecordedAnswer>();
let listener: Listener | null = null;

/** Records an answer given to a screen. */
export const recordRead = (path: string, answer: unknown): void => {
  const one = { path, answer, at: Date.now() };
  reads.set(path, one);
  listener?.(one);
};

/** Calls `tell` with every answer read so far in this page, then with each new one. */
export const subscribeToReads = (tell: Listener): void => {
  listener = tell;
  for (const one of reads.values()) tell(one);
};
