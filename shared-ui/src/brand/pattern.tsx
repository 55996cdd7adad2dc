import { drawPattern, type PatternRows } from 'shared-contract/theme';
import { chakra } from '../theme/styled';

const Svg = chakra('svg', {
  base: {
    '& > :nth-of-type(1)': { fill: 'hero-1' },
    '& > :nth-of-type(2)': { fill: 'hero-2' },
    '& > :nth-of-type(3)': { fill: 'hero-3' },
    _print: { display: 'none' },
  },
});

export interface PatternProps {
  /** Cells of the pattern (`shared-contract/theme`). */
  rows: PatternRows;
  className?: string;
}

/** The cement-tile pattern, decorative, anchored to the right; it fills the box that its parent gives. */
export const Pattern = ({ rows, className }: PatternProps) => {
  const drawing = drawPattern(rows);
  return (
    <Svg
      viewBox={`0 0 ${drawing.columns} ${drawing.rows}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      {...(className === undefined ? {} : { className })}
    >
      <path d={drawing.paths[1]} />
      <path d={drawing.paths[2]} />
      <path d={drawing.paths[3]} />
    </Svg>
  );
};
