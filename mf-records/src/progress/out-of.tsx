import { Said } from '../shared/said';
import { PROGRESS } from '../texts/progress';

/** « 30 sur 60 », said with what is counted. */
export const OutOf = ({ acquired, all }: { acquired: number; all: number }) => (
  <Said shown={PROGRESS.outOf(acquired, all)} words={PROGRESS.outOfWords(acquired, all)} />
);
