import type { ProgressBlock } from 'shared-contract/progress/answers';
import { Box } from 'shared-ui';

const COLUMNS = 15;

const leaf = (index: number): string => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return (column + row) % 2 === 0
    ? `M${column + 0.06} ${row + 0.06}a.88.88 0 0 1 .88.88a.88.88 0 0 1-.88-.88z`
    : `M${column + 0.94} ${row + 0.06}a.88.88 0 0 1-.88.88a.88.88 0 0 1 .88-.88z`;
};

const leaves = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => leaf(from + index)).join('');

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

/** One leaf a credit: full when acquired, a line this year, dots to come. Decorative: the words and the tables say it. */
export const Leaves = ({ Acquis, EnCours, ECTS }: Pick<ProgressBlock, 'Acquis' | 'EnCours' | 'ECTS'>) => {
  const all = Math.round(ECTS);
  const acquired = Math.round(Acquis);
  const begun = Math.round(Acquis + EnCours);
  return (
    <Box css={LOOK}>
      <svg viewBox={`0 0 ${COLUMNS} ${Math.max(1, Math.ceil(all / COLUMNS))}`} aria-hidden="true">
        <path data-state="acquis" d={leaves(0, acquired)} />
        <path data-state="en_cours" d={leaves(acquired, begun)} />
        <path data-state="a_venir" d={leaves(begun, all)} />
      </svg>
    </Box>
  );
};
