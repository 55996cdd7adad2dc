import { EXPLANATION_STYLES } from '../explanation';

const ON_PHONE = '@media (max-width: 37.49em)';

/** Whole card for the checkbox, but for what else can be pressed on it. */
const WHOLE_CARD = {
  '& h3 > label::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
  '& > article > :is(label, .sheet, details)': { position: 'relative', zIndex: '1' },
} as const;

const SHEET = {
  '& .sheet': { margin: '-0.375rem -0.25rem -0.375rem 0', alignSelf: 'center', fontSize: '0.875rem' },
  '& .sheet > a': { display: 'grid', placeItems: 'center', minHeight: '2.75rem', minWidth: '2.75rem' },
  '& .sheet svg': { display: 'none' },
  [ON_PHONE]: {
    '& .sheet': { marginRight: '-0.625rem' },
    '& .sheet > a': { minWidth: '1.875rem', color: 'var(--muted)' },
    '& .sheet svg': { display: 'block' },
    '& .sheet span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const;

const STATES = {
  '& > [data-look=chosen]': { borderColor: 'var(--accent)', background: 'var(--accent-bg)' },
  '& > [data-look=unticked] h3 > label, & > [data-look=unticked] .ects b': {
    textDecoration: 'line-through',
    color: 'var(--muted)',
  },
  '& > [data-look=closed]': {
    background: 'var(--sunken)',
    borderStyle: 'dashed',
    borderColor: 'var(--border-strong)',
  },
  '& > [data-look=closed] h3 > label': { color: 'var(--muted)', cursor: 'help' },
  '@media (forced-colors: active)': { '& > article': { border: '1px solid CanvasText' } },
} as const;

/** One rule set for all cards of a level: full = chosen, dashed = closed, plain = free (look, principle 7). */
export const LEVEL_STYLES = {
  ...EXPLANATION_STYLES,
  display: 'grid',
  gap: '0.5rem',
  '& > article': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gap: { base: '0 0.5rem', sm: '0 0.75rem' },
    alignItems: 'start',
    padding: { base: '0.375rem 0.625rem', sm: '0.5625rem 1rem' },
    background: 'var(--surface)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--r-md)',
    scrollMarginTop: '6rem',
  },
  '& > article > label': { paddingBlock: '0', alignSelf: 'center', columnGap: '0' },
  '& h3': {
    fontSize: { base: '0.90625rem', sm: '0.9375rem' },
    lineHeight: { base: '1.2', sm: '1.35' },
    margin: '0',
  },
  '& h3 > label': { cursor: 'pointer', display: 'block', overflowWrap: 'anywhere' },
  '& .about': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.125rem 0.625rem',
    alignItems: 'center',
    margin: '0',
    fontSize: { base: '0.75rem', sm: '0.8125rem' },
    lineHeight: { base: '1.2', sm: '1.4' },
    color: 'var(--muted)',
  },
  '& .about > span': { display: 'contents' },
  '& .about > small': { fontSize: '0.75rem', fontWeight: '600', letterSpacing: '.01em' },
  '& .ects': {
    margin: '0',
    alignSelf: 'center',
    textAlign: 'right',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .ects small': { display: 'block', fontSize: '0.75rem', color: 'var(--muted)' },
  '& > article > details': { gridColumn: '2 / -1' },
  ...WHOLE_CARD,
  ...SHEET,
  ...STATES,
} as const;
