const PHONE = '@media (max-width: 37.49em)';

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** More than two sessions on a phone: the activity on its line, then its marks with their sessions, latest first. */
const many = {
  '& thead': HIDDEN,
  '&, & tbody': { display: 'block' },
  '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4', paddingBlock: '0.4375rem' },
  '& tbody tr + tr': { borderTop: '1px solid var(--border)' },
  '& tbody tr > *': { padding: '0', border: '0!' },
  '& tbody th': { flexBasis: '100%', order: '-9' },
  '& td': { display: 'flex', alignItems: 'center', gap: '0.375rem' },
  '& td[data-blank]': { display: 'none' },
  '& td[data-rank="1"]': { order: '-1' },
  '& td[data-rank="2"]': { order: '-2' },
  '& td[data-rank="3"]': { order: '-3' },
  '& td[data-rank="4"]': { order: '-4' },
  '& td::before': { content: 'attr(data-label)', color: 'var(--muted)', fontSize: 'xs', fontWeight: '400' },
} as const;

/** Activities of one unit with the sessions that hold something. */
export const ACTIVITY_TABLE_STYLES = {
  width: 'full',
  maxWidth: '44rem',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& th, & td': { padding: '0.4375rem 0', textAlign: 'left', lineHeight: '1.35' },
  '& thead th': { fontSize: 'xs', fontWeight: 'semibold', color: 'muted' },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody tr > *': { borderTop: '1px solid var(--border)' },
  '& [data-end]': {
    width: '6.5rem',
    paddingLeft: '4',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td': { fontWeight: 'semibold' },
  '& td[data-waits]': { fontWeight: '400', color: 'muted' },
  '& td[data-failing]': { color: 'danger-text' },
  '&[data-many]': { [PHONE]: many },
} as const;

/** What a unit's line unfolds to. */
export const DETAILS_STYLES = {
  padding: { base: '0.25rem 1.125rem', md: '0.25rem 1.5rem 0.375rem 3rem' },
  background: 'sunken',
  borderTop: '1px solid var(--border)',
  '& > ul': { paddingBlock: '0.4375rem', fontSize: 'sm', fontWeight: 'medium' },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    minHeight: '2.75rem',
    fontSize: 'sm',
    color: 'muted',
  },
  '& > p > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 'semibold' },
} as const;
