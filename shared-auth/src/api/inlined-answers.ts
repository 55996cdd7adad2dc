/** Inlined answers expire after this time, milliseconds; later reads go to the network. */
const MAX_AGE_MS = 30_000;

const inlined = new Map<string, unknown>();
let expiresAt = 0;

/** Stores the answers that the server inlined in the page, by path; each is consumed once, in place of a request. */
export const setInlinedAnswers = (answers: Readonly<Record<string, unknown>>): void => {
  inlined.clear();
  for (const [path, answer] of Object.entries(answers)) inlined.set(path, answer);
  expiresAt = performance.now() + MAX_AGE_MS;
};

/** Discards unconsumed inlined answers, stale after a write or a re-authentication. */
export const clearInlinedAnswers = (): void => inlined.clear();

/** Takes the inlined answer of a path, null for 204; undefined when there is none. */
export const takeInlinedAnswer = (path: string): unknown => {
  if (performance.now() > expiresAt) return undefined;
  const answer = inlined.get(path);
  inlined.delete(path);
  return answer;
};
