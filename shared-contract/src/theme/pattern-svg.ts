import { drawPattern, MARK, type PatternRows } from './pattern';

/** The mark as SVG markup, in the page's own colours (`--accent` and `--logo-2`) or in those given; decorative. */
export const markSvg = (leaves = 'var(--accent)', ochre = 'var(--logo-2)'): string =>
  `<svg viewBox="0 0 2 2" width="32" height="32" aria-hidden="true"><path fill="${leaves}" d="${MARK.leaves}"/><path fill="${ochre}" d="${MARK.ochre}"/></svg>`;

/** A pattern as SVG markup, coloured by `--hero-1` to `--hero-3`; decorative, anchored to the right. */
export function patternSvg(rows: PatternRows, align = 'xMaxYMid'): string {
  const drawing = drawPattern(rows);
  const inks = ([1, 2, 3] as const).filter((ink) => drawing.paths[ink] !== '');
  const paths = inks.map((ink) => `<path fill="var(--hero-${ink})" d="${drawing.paths[ink]}"/>`).join('');
  return `<svg viewBox="0 0 ${drawing.columns} ${drawing.rows}" preserveAspectRatio="${align} slice" aria-hidden="true">${paths}</svg>`;
}
