/** What came with the page is an answer of its arrival: whoever asks later reads anew. Milliseconds. */
const KEPT_FOR = 30_000;

const kept = new Map<string, unknown>();
let keptUntil = 0;

/** Answers that the server put into the page, by the path that `useApi` reads: each is taken once, in place of a call. */
export const keepFirstAnswers = (answers: Readonly<Record<string, unknown>>): void => {
  kept.clear();
  for (const [path, answer] of Object.entries(answers)) kept.set(path, answer);
  keptUntil = performance.now() + KEPT_FOR;
};

/** Drops what was not taken: something was written since, or somebody signed in again. */
export const forgetFirstAnswers = (): void => kept.clear();

/** The answer that came with the page, null for 204; undefined when there is none. */
export const takeFirstAnswer = (path: string): unknown => {
  if (performance.now() > keptUntil) return undefined;
  const answer = kept.get(path);
  kept.delete(path);
  return answer;
};
