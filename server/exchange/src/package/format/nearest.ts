/** Letters to add, to leave out, to change or to exchange with their neighbour, to come from one word to another. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = now;
  }
  return last[to.length] ?? 0;
};

/** The word that somebody meant who wrote another; null where none is near: one letter in four may differ. */
export const nearest = (written: string, words: readonly string[]): string | null => {
  const near = words
    .map((word) => ({ word, distance: editDistance(written, word) }))
    .filter(({ word, distance }) => distance <= Math.max(word.length, written.length) / 4)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.word ?? null;
};
