/** Inlined answers are read for this time, milliseconds; later reads go to the network. */
const MAX_AGE_MS = 30_000;

const inlined = new Map<string, unknown>();

/** Paths whose answer nobody has read. */
let unread = new Set<string>();

/** Paths that were looked for in vain since the answers were set: what a rendering on the server lacks. */
export const unanswered = new Set<string>();

let expiresAt = 0;

/** Stores the answers that the server inlined in the page, by path; each is read once, in place of a request. */
export const setInlinedAnswers = (answers: Readonly<Record<string, unknown>>): void => {
  inlined.clear();
  unanswered.clear();
  for (const [path, answer] of Object.entries(answers)) inlined.set(path, answer);
  unread = new Set(inlined.keys());
  expiresAt = performance.now() + MAX_AGE_MS;
};

/** Once something was written: they are rendered still, by a screen that has yet to be taken over, and read no more. */
export const expireInlinedAnswers = (): void => unread.clear();

/** Forgets them: somebody else may have signed in. */
export const clearInlinedAnswers = (): void => inlined.clear();

/**
 * What the server rendered a path with; null for 204, undefined when there is none. Given at any age, and after it was read
 * too: a screen that is taken over late renders first what the page shows, whoever read it meanwhile.
 */
export const peekInlinedAnswer = (path: string): unknown => {
  if (inlined.has(path)) return inlined.get(path);
  unanswered.add(path);
  return undefined;
};

/** Takes the inlined answer of a path, null for 204; undefined when there is none, or it was taken or is too old to be read. */
export const takeInlinedAnswer = (path: string): unknown =>
  unread.delete(path) && performance.now() <= expiresAt ? inlined.get(path) : undefined;
