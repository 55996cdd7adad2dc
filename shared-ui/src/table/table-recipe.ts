import { CARD_INSET } from '../card/card-style';
import { visuallyHiddenStyle } from '../visually-hidden/visually-hidden';

const PHONE = '@media (max-width: 37.49em)';
const WIDE = '@media screen and (min-width: 37.5em)';

const stacked = {
  '& thead': visuallyHiddenStyle,
  '&, & tbody, & td, & tbody th': { display: 'block' },
  '& td, & tbody th': { padding: '0', border: '0!' },
  '& tbody tr + tr': { borderTop: '1px solid var(--border)' },
  '& td[data-align=end]': { textAlign: 'left' },
  '& tfoot': { display: 'block', borderTop: '2px solid var(--border)' },
  '& tfoot > tr': {
    display: 'flex!',
    flexDirection: 'row!',
    justifyContent: 'space-between',
    gap: '4',
    padding: '0.75rem 1.125rem',
  },
  '& tfoot > tr > *': { borderTop: '0!', padding: '0', flex: 'none' },
  '& tfoot td::before': { display: 'none!' },
} as const;

const labelled = { content: 'attr(data-label)', color: 'var(--muted)' } as const;

/** On a phone: the cell that names the row, then one line « label … value » for each other. */
const cards = {
  ...stacked,
  '& tr': { display: 'flex', flexDirection: 'column', padding: '0.875rem 1.125rem' },
  '& tbody th': { order: '-1' },
  '& td:not([data-phone=bare])': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingTop: '0.3125rem',
    textAlign: 'right!',
  },
  '& td:not([data-phone=bare])::before': { ...labelled, fontSize: 'sm', textAlign: 'left', flex: 'none' },
  '& td[data-phone=bare]': { paddingTop: '2' },
  // What is not there needs no line.
  '& td:empty': { display: 'none!' },
  // Totals of more than two columns are lines too: side by side nobody could tell which is which.
  '& tfoot > tr:has(> td ~ td ~ td)': {
    flexDirection: 'column!',
    gap: '0',
    '& > td': { paddingTop: '0.3125rem' },
    '& > td::before': { display: 'inline!', fontWeight: '400' },
  },
} as const;

/** On a phone: the title and a figure, then the rest under them in small, a multiplier after its « × ». */
const twoLines = {
  ...stacked,
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'auto auto 1fr auto',
    gap: '0 0.375rem',
    padding: '0.875rem 1.125rem',
  },
  '& tbody th': { gridColumn: '1 / 4' },
  '& td': { fontSize: 'sm', color: 'muted' },
  '& td[data-phone=figure]': {
    gridColumn: '4',
    gridRow: '1',
    color: 'text',
    fontWeight: 'semibold',
    fontSize: '0.9375rem',
  },
  '& td[data-phone=multiplier]::before': { content: '"× "' },
} as const;

/** On a phone: the row's only button is the whole row, 64 px high at least, and its icon a plain chevron. */
const wholeRow = {
  '& tr:has(> td[data-phone=open])': { position: 'relative', minHeight: '4rem', alignContent: 'center' },
  '& td[data-phone=open]': { gridColumn: '3', gridRow: '1 / 3' },
  '& td[data-phone=open] > button': {
    width: 'auto',
    background: 'none',
    color: 'muted',
    '&, &:focus-visible': { outline: 'none', boxShadow: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
  '& tr:has(> td[data-phone=open] > :focus-visible)': {
    outline: '3px solid var(--focus)',
    outlineOffset: '-3px',
  },
} as const;

/** On a phone: a title, a grey line, and one action or figure at the right. */
const list = {
  ...stacked,
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: '0 0.75rem',
    alignItems: 'center',
    padding: '0.875rem 1.125rem',
  },
  '& tbody th': { gridColumn: '1 / 3' },
  '& td': { fontSize: 'sm', color: 'muted' },
  '& td:empty': { display: 'none' },
  '& td[data-phone=action]': { gridColumn: '3', gridRow: '1 / 3' },
  '& td[data-phone=figure]': { gridColumn: '3', gridRow: '1', color: 'text', fontWeight: 'semibold' },
  ...wholeRow,
} as const;

/** On a phone: a control before the title, and under the title one cell at each end. */
const checklist = {
  '&, & tbody': { display: 'block' },
  '& thead': visuallyHiddenStyle,
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0.5rem 0.875rem',
    padding: '0.875rem 1.125rem',
    alignItems: 'center',
  },
  '& tbody td, & tbody th': { padding: '0', border: '0!' },
  '& tbody tr + tr': { borderTop: '1px solid var(--border)' },
  '& td[data-phone=lead]': { alignSelf: 'start', paddingTop: '0.0625rem' },
  '& tbody th': { gridColumn: '2 / -1' },
  '& td[data-phone=foot-start]': { gridColumn: '2', textAlign: 'left!' },
  '& td[data-phone=foot-end]': { gridColumn: '3' },
} as const;

/** A table, and what it becomes below 600 px; never a horizontal scroll. */
export const tableRecipe = {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    '& th, & td': {
      textAlign: 'left',
      padding: '0.75rem 1.125rem',
      verticalAlign: 'middle',
      lineHeight: '1.4',
      _print: { padding: '.25rem 1rem' },
    },
    [WIDE]: {
      '& tr > :first-child': { paddingLeft: CARD_INSET.sm },
      '& tr > :last-child': { paddingRight: CARD_INSET.sm },
    },
    '& thead th': {
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'muted',
      background: 'sunken',
      borderBlock: '1px solid var(--border)',
      paddingBlock: '2',
      whiteSpace: 'nowrap',
    },
    '&:first-child thead th': { borderTop: '0' },
    '& tbody tr + tr > *': { borderTop: '1px solid var(--border)' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody th small': { display: 'block', fontWeight: '400', color: 'muted', fontSize: 'xs' },
    '& [data-align=end]': {
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-align=center]': { textAlign: 'center' },
    '& tfoot > tr > *': { borderTop: '2px solid var(--border)', fontWeight: 'bold' },
    '& tbody tr:hover': { background: 'sunken' },
    '& tbody tr[data-selected]': { background: 'accent-bg' },
    '& tbody tr[data-selected]:hover': { background: 'accent-bg-hover' },
    '& td[data-phone=hidden], & th[data-phone=hidden]': { [PHONE]: { display: 'none!' } },
  },
  variants: {
    layout: {
      cards: { [PHONE]: cards },
      'two-lines': { [PHONE]: twoLines },
      list: { [PHONE]: list },
      checklist: { [PHONE]: checklist },
    },
  },
} as const;
