import { TitledText } from '../text/titled-text';
import { chakra } from '../theme/styled';
import { visuallyHiddenStyle } from '../visually-hidden/visually-hidden';

const Caption = chakra('caption', { base: visuallyHiddenStyle });

const Root = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    '& th, & td': {
      padding: { base: '0.5625rem 1rem', sm: '0.5625rem 1.5rem' },
      textAlign: 'left',
      verticalAlign: 'top',
      lineHeight: '1.35',
      overflowWrap: 'anywhere',
    },
    '& thead th': {
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'muted',
      background: 'sunken',
      borderBlock: '1px solid var(--border)',
    },
    '& tbody tr + tr > *, & tbody + tbody > tr > *': { borderTop: '1px solid var(--border)' },
    '& tbody th': { fontWeight: 'medium' },
    '& th small': {
      display: { base: 'block', sm: 'none' },
      fontWeight: '400',
      fontSize: 'xs',
      color: 'muted',
    },
    '& td:first-child': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-code]': { display: { base: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' },
    '& tbody[data-total] > tr > *': {
      borderTop: '2px solid var(--border)',
      fontWeight: 'bold',
      color: 'text',
    },
    '& tr': { breakInside: 'avoid' },
    _print: {
      '& th, & td': { padding: '3.75pt 12pt 3.75pt 0' },
      '& th:last-child, & td:last-child': { paddingRight: '0' },
      '& thead th': { background: 'none', borderTop: '0' },
      '& [data-code]': { display: 'table-cell' },
      '& th small': { display: 'none' },
    },
  },
  variants: {
    figures: {
      true: {
        '& th:last-child, & td:last-child': {
          textAlign: 'right',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      false: {
        '& th:last-child, & td:last-child': { width: { base: '50%', sm: '45%' }, _print: { width: 'auto' } },
      },
    },
  },
});

export interface PaperLine {
  /** Code of the thing, in a column of its own; under its name on a phone. */
  code?: string | undefined;
  label: string;
  /** Titles that are English in the label. */
  english?: readonly string[] | undefined;
  value: string;
}

export interface PaperTableProps {
  /** What the table holds, for screen readers. */
  caption: string;
  /** Heads of the columns; absent, each line names itself. */
  heads?: { code: string; label: string; value: string } | undefined;
  lines: readonly PaperLine[];
  /** Under the others, after a thick rule. */
  totals?: readonly PaperLine[];
}

/** Longer than this, a value is a text: it breaks, and stands at the left. */
const FIGURE_LENGTH = 22;

const Row = ({ line, hasCodes }: { line: PaperLine; hasCodes: boolean }) => (
  <tr>
    {hasCodes && <td data-code="">{line.code}</td>}
    <th scope="row">
      <TitledText text={line.label} english={line.english} />
      {line.code !== undefined && <small>{line.code}</small>}
    </th>
    <td>{line.value}</td>
  </tr>
);

/** The lines of a paper: a table on screen, on a phone and on paper, where its heads are repeated on each page. */
export const PaperTable = ({ caption, heads, lines, totals = [] }: PaperTableProps) => {
  const hasCodes = lines.some(({ code }) => code !== undefined);
  const isFigures = [...lines, ...totals].every(({ value }) => value.length <= FIGURE_LENGTH);
  return (
    <Root figures={isFigures}>
      <Caption>{caption}</Caption>
      {heads && (
        <thead>
          <tr>
            {hasCodes && (
              <th scope="col" data-code="">
                {heads.code}
              </th>
            )}
            <th scope="col">{heads.label}</th>
            <th scope="col">{heads.value}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map((line) => (
          <Row key={[line.code, line.label, line.value].join(' ')} line={line} hasCodes={hasCodes} />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tbody data-total="">
          {totals.map((line) => (
            <Row key={line.label} line={line} hasCodes={hasCodes} />
          ))}
        </tbody>
      )}
    </Root>
  );
};
