/** One line of the list: name, mark and state on a phone; a column each from 900 px on. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto 1.25rem',
    md: 'minmax(0, 1fr) 6.25rem 2.5rem 7.5rem 7.5rem 1.25rem',
  },
  columnGap: { base: '0.625rem', md: '5' },
  alignItems: 'center',
  minHeight: { base: '4.75rem', md: '3rem' },
  padding: { base: '0.5rem 0.75rem 0.5rem 1.125rem', md: '0.5rem 1.5rem' },
} as const;

const wide = { display: { base: 'none', md: 'block' } } as const;

const HEAD = {
  ...LINE,
  display: { base: 'none', md: 'grid' },
  minHeight: '2.375rem',
  background: 'sunken',
  borderBottom: '1px solid var(--border)',
  fontSize: 'xs',
  fontWeight: 'semibold',
  color: 'muted',
} as const;

/** The name, and under it (beside it from 900 px on) what the columns would say. */
const NAME = {
  '& [data-part=name]': {
    minWidth: '0',
    display: { md: 'flex' },
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'baseline',
  },
  '& h3': { fontSize: '0.9375rem', fontWeight: 'semibold', lineHeight: '1.3', textWrap: 'wrap' },
  '& [data-part=sub]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    fontSize: 'xs',
    lineHeight: '1.4',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=extra]': {
    md: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
} as const;

const RESULT = {
  '& [data-part=result]': {
    display: { base: 'grid', md: 'contents' },
    justifyItems: 'end',
    rowGap: '0.0625rem',
    textAlign: 'right',
  },
  '& [data-part=mark]': {
    justifySelf: 'end',
    fontSize: '1.0625rem',
    fontWeight: 'bold',
    lineHeight: '1.2',
    letterSpacing: '-.01em',
    fontVariantNumeric: 'tabular-nums',
    '& > small': { fontSize: 'xs', fontWeight: '450', color: 'muted', letterSpacing: '0' },
    '&[data-failing]': { color: 'danger-text' },
    '&:empty': { display: { base: 'none', md: 'block' } },
  },
  '& [data-part=state]': { display: 'flex', justifySelf: { base: 'end', md: 'start' } },
  '& [data-part=state][data-pending] > span': { fontWeight: 'medium' },
  '& [data-part=terms], & [data-part=credits]': { ...wide, fontSize: '0.9375rem' },
  '& [data-part=terms]': { color: 'muted' },
  '& [data-part=credits], & [data-part=figure]': {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** The list of units, and its skeleton: one grid, one height a line. */
export const UNIT_LIST_STYLES = {
  ...NAME,
  ...RESULT,
  '& > ul > li + li': { borderTop: '1px solid var(--border)' },
  '& [data-part=head]': HEAD,
  '& summary, & [data-part=waiting]': LINE,
  '& summary': {
    listStyle: 'none',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '& > svg': { color: 'subtle', transition: 'rotate .2s' },
  },
  '& details[open] > summary > svg': { rotate: '180deg' },
  '& [data-part=total]': {
    ...LINE,
    minHeight: '3rem',
    borderTop: '2px solid var(--border)',
    fontWeight: 'bold',
    '& > :last-child': {
      gridColumn: { base: '2 / -1', md: '2 / 4' },
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
  '& [data-part=nothing]': {
    padding: '1.5rem 1.125rem',
    textAlign: 'center',
    color: 'muted',
    fontSize: '0.9375rem',
  },
} as const;
