/** Inlined answers expire after this time, milliseconds; later reads go to the network. */
const MAX_AGE_MS = 30_000;

const inlined = new Map<string, unknown>();

/** Paths that were looked for in vain since the answers were set: what a rendering on the server lacks. */
export const unanswered = new Set<string>();

let expiresAt = 0;

/** Stores the answers that the server inlined in the page, by path; each is consumed once, in place of a request. */
export const setInlinedAnswers = (answers: Readonly<Record<string, unknown>>): void => {
  inlined.clear();
  unanswered.clear();
  for (const [path, answer] of Object.entries(answers)) inlined.set(path, answer);
  expiresAt = performance.now() + MAX_AGE_MS;
};

/** Discards unconsumed inlined answers, stale after a write or a re-authentication. */
export const clearInlinedAnswers = (): void => inlined.clear();

/** The inlined answer of a path, as long as nothing has taken it; null for 204, undefined when there is none. */
export const peekInlinedAnswer = (path: string): unknown => {
  if (performance.now() <= expiresAt && inlined.has(path)) return inlined.get(path);
  unanswered.add(path);
  return undefined;
};

/** Takes the inlined answer of a path, null for 204; undefined when there is none. */
export const takeInlinedAnswer = (path: string): unknown => {
  const answer = peekInlinedAnswer(path);
  inlined.delete(path);
  return answer;
};
