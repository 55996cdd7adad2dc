import { faultsOf } from './faults';
import { type Line, linesOf } from './lines';
import { readOut } from './read-out';

/** Under a modal dialog nothing is read. */
const inReach = (lines: Line[]): Line[] => {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  return modal ? lines.filter(({ element }) => modal.contains(element)) : lines;
};

/**
 * What a screen reader says of the page on a phone, a line for each thing; throws what sounds wrong on any screen. A test
 * keeps it as expected text, read line by line as if by ear.
 */
export const transcript = async (): Promise<string> => {
  const lines = inReach(linesOf(await readOut()));
  const faults = faultsOf(lines);
  const text = lines.map((line) => line.text).join('\n');
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\n${text}`);
  return text;
};
