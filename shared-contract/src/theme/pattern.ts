/** Colour of a shape in the pattern: 1 and 2 are tints of the band, 3 is the ochre. */
export type PatternInk = 1 | 2 | 3;

/** Cells of a pattern, row by row: a shape and its ink, such as `a1`, or `..` for nothing. */
export type PatternRows = readonly string[];

type Draw = (x: number, y: number) => string;

/** Shapes of the cement tile in a square of side 1: two leaves, four quarter discs, one dot. */
const SHAPES: Record<string, Draw> = {
  a: (x, y) => `M${x} ${y}a1 1 0 0 1 1 1a1 1 0 0 1-1-1`,
  b: (x, y) => `M${x + 1} ${y}a1 1 0 0 1-1 1a1 1 0 0 1 1-1`,
  1: (x, y) => `M${x} ${y}h1a1 1 0 0 1-1 1z`,
  2: (x, y) => `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`,
  3: (x, y) => `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`,
  4: (x, y) => `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`,
  o: (x, y) => `M${x + 0.32} ${y + 0.5}a.18.18 0 0 1 .36 0a.18.18 0 0 1-.36 0`,
};

/** A pattern ready to draw: its size in cells and one path for each ink. */
export interface PatternDrawing {
  columns: number;
  rows: number;
  paths: Record<PatternInk, string>;
}

/** Turns rows such as `.. a1 o2` into paths, in units of one cell; an unknown shape draws nothing. */
export function drawPattern(rows: PatternRows): PatternDrawing {
  const cells = rows.map((row) => row.trim().split(/\s+/));
  const paths: Record<PatternInk, string> = { 1: '', 2: '', 3: '' };
  cells.forEach((row, y) => {
    row.forEach(([shape = '', ink = ''], x) => {
      const path = SHAPES[shape]?.(x, y) ?? '';
      if (ink === '1') paths[1] += path;
      else if (ink === '2') paths[2] += path;
      else if (ink === '3') paths[3] += path;
    });
  });
  return { columns: cells[0]?.length ?? 0, rows: cells.length, paths };
}

/** The mark: four leaves in a square of side 2, one of them ochre. */
export const MARK: { leaves: string; ochre: string } = {
  leaves: 'M0 0a1 1 0 0 1 1 1a1 1 0 0 1-1-1M2 0a1 1 0 0 1-1 1a1 1 0 0 1 1-1M1 1a1 1 0 0 1-1 1a1 1 0 0 1 1-1',
  ochre: 'M1 1a1 1 0 0 1 1 1a1 1 0 0 1-1-1',
};
