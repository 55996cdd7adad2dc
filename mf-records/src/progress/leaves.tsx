import type { ProgressBlock } from 'shared-contract/progress/answers';
import { Box } from 'shared-ui';

/** Leaves a row: two rows of 30 on a phone, four of 15 where three blocks stand beside each other. */
const FLAT = 30;
const SQUARE = 15;

const leaf = (index: number, columns: number): string => {
  const column = index % columns;
  const row = Math.floor(index / columns);
  return (column + row) % 2 === 0
    ? `M${column + 0.06} ${row + 0.06}a.88.88 0 0 1 .88.88a.88.88 0 0 1-.88-.88z`
    : `M${column + 0.94} ${row + 0.06}a.88.88 0 0 1-.88.88a.88.88 0 0 1 .88-.88z`;
};

const leaves = (from: number, to: number, columns: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => leaf(from + index, columns)).join('');

const LOOK = {
  margin: '0.75rem 0 0.5rem',
  '& > svg': { display: 'block', width: 'full', height: 'auto' },
  '& [data-state=acquis]': { fill: 'var(--gauge-fill)' },
  '& [data-state=en_cours]': { fill: 'none', stroke: 'var(--gauge-fill)', strokeWidth: '.09' },
  '& [data-state=a_venir]': {
    fill: 'none',
    stroke: 'var(--border-strong)',
    strokeWidth: '.07',
    strokeDasharray: '.14 .13',
  },
} as const;

type LeavesProps = Pick<ProgressBlock, 'Acquis' | 'EnCours' | 'ECTS'>;

const Picture = ({ Acquis, EnCours, ECTS, columns }: LeavesProps & { columns: number }) => {
  const all = Math.round(ECTS);
  const acquired = Math.round(Acquis);
  const begun = Math.round(Acquis + EnCours);
  return (
    <svg viewBox={`0 0 ${columns} ${Math.max(1, Math.ceil(all / columns))}`} aria-hidden="true">
      <path data-state="acquis" d={leaves(0, acquired, columns)} />
      <path data-state="en_cours" d={leaves(acquired, begun, columns)} />
      <path data-state="a_venir" d={leaves(begun, all, columns)} />
    </svg>
  );
};

/** One leaf a credit: full when acquired, a line this year, dots to come. Decorative: the words and the lists say it. */
export const Leaves = (block: LeavesProps) => (
  <>
    <Box css={LOOK} display={{ base: 'block', md: 'none', _print: 'none' }}>
      <Picture {...block} columns={FLAT} />
    </Box>
    <Box css={LOOK} display={{ base: 'none', md: 'block', _print: 'block' }}>
      <Picture {...block} columns={SQUARE} />
    </Box>
  </>
);
