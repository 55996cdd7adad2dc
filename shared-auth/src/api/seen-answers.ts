import type { SeenAnswer } from '../offline/copy-store';

type Listener = (seen: SeenAnswer) => void;

/** By path: they are the objects that the screens hold, so that this costs nothing until the page goes. */
const seen = new Map<string, SeenAnswer>();
let listener: Listener | null = null;

/** Notes what a screen was given. */
export const noteSeen = (path: string, answer: unknown): void => {
  const one = { path, answer, at: Date.now() };
  seen.set(path, one);
  listener?.(one);
};

/** Calls `tell` with all that the screens of this page were given, then with what they are given from now on. */
export const watchSeen = (tell: Listener): void => {
  listener = tell;
  for (const one of seen.values()) tell(one);
};
