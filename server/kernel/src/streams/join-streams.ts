import { type Duplex, pipeline, type Readable } from 'node:stream';

/**
 * One stream out of several, each of which reads the one before: what fails in any of them is its failure, and none
 * outlives it. Whoever reads it learns of the failure, then or later; one that nobody reads yet does not end the
 * process, as the error of a stream without a listener does.
 */
export const joinStreams = (first: Readable, ...through: Duplex[]): Readable => {
  const last = through.at(-1) ?? first;
  last.on('error', () => {});
  if (through.length > 0) pipeline([first, ...through], () => {});
  return last;
};
