import { copyCell } from 'server-kernel/db/copy';
import type { Cell } from '../format/cell';
import { cellReader } from '../format/cells';
import type { Header } from '../format/kinds';

/** A cell that was read: its value, what is remarked of it, and how COPY writes it. */
export type ReadCell =
  | (Extract<Cell, { value: unknown }> & { text: string })
  | Extract<Cell, { why: string }>;

/** Values of a column that are kept as they were read. */
const MAX_CACHED_VALUES = 1000;

/** A text on its own: one cut out of a piece of the file would hold the whole piece in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

const readCell = (read: (raw: string) => Cell, raw: string): ReadCell => {
  const cell = read(raw);
  return 'value' in cell ? { ...cell, text: copyCell(cell.value) } : cell;
};

/**
 * Reads the cells under a header. Codes, years, marks and words come back line after line: the first of them are read
 * once, and so is a value that follows itself.
 */
export const columnReader = (header: Header): ((raw: string) => ReadCell) => {
  const read = cellReader(header);
  const kept = new Map<string, ReadCell>();
  let lastRaw: string | null = null;
  let last = readCell(read, '');
  return (raw) => {
    if (raw === lastRaw) return last;
    lastRaw = raw;
    const known = kept.get(raw);
    if (known) last = known;
    else if (kept.size < MAX_CACHED_VALUES) {
      const own = detached(raw);
      last = readCell(read, own);
      kept.set(own, last);
    } else last = readCell(read, raw);
    return last;
  };
};
