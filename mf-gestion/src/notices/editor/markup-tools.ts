/** Replacement text and the selection afterwards. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** From and to, in the whole text as it is then. */
  select: readonly [number, number];
}

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Toggles marks around the selection. */
export const surround = ({ text, start, end }: Selection, mark: string): Edit => {
  const size = mark.length;
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  const inner = text.slice(start, end);
  if (isMarked)
    return {
      start: start - size,
      end: end + size,
      text: inner,
      select: [start - size, end - size],
    };
  return { start, end, text: `${mark}${inner}${mark}`, select: [start + size, end + size] };
};

const ITEM = '- ';

/** Toggles list items on the selected lines. */
export const listLines = ({ text, start, end }: Selection): Edit => {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const last = after < 0 ? text.length : after;
  const lines = text.slice(first, last).split('\n');
  const isList = lines.every((line) => line.startsWith(ITEM));
  const changed = lines.map((line) => (isList ? line.slice(ITEM.length) : ITEM + line)).join('\n');
  return { start: first, end: last, text: changed, select: [first, first + changed.length] };
};

const ADDRESS = 'https://';

/** Turns the selection into a link whose address is selected for typing. */
export const linkWords = ({ text, start, end }: Selection, words: string): Edit => {
  const inner = text.slice(start, end) || words;
  const made = `[${inner}](${ADDRESS})`;
  const caret = start + made.length - 1;
  return { start, end, text: made, select: [caret - ADDRESS.length, caret] };
};
