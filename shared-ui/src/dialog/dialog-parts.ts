import { chakra } from '../theme/styled';

/** Bottom padding of the sheet. */
const FOOT = { base: 'calc(1.25rem + env(safe-area-inset-bottom))', sm: '2rem' } as const;

/** A sheet from the bottom on a phone, centred from 600 px on. */
export const Sheet = chakra('dialog', {
  base: {
    width: '100%',
    maxWidth: { base: '100%', sm: '32rem' },
    maxHeight: '92dvh',
    margin: { base: 'auto 0 0', sm: 'auto' },
    padding: { base: '1.5rem 1.25rem 0', sm: '2rem 2rem 0' },
    overflow: 'auto',
    scrollPaddingBottom: '8rem',
    '&::after': { content: '""', display: 'block', height: FOOT },
    '&:has([data-actions])::after': { display: 'none' },
    background: 'raised',
    color: 'text',
    border: '1px solid var(--border)',
    borderRadius: { base: 'var(--r-xl) var(--r-xl) 0 0', sm: 'var(--r-xl) var(--r-xl) var(--r-xl) .375rem' },
    boxShadow: 'lg',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'backdrop' },
    '& > div:last-of-type > :only-child': { minWidth: { sm: '8rem' } },
    '&[open]': { animation: 'rise .32s cubic-bezier(.2,.7,.2,1)' },
  },
  variants: { size: { md: {}, lg: { maxWidth: { base: '100%', sm: '46rem' } } } },
});

export const SheetHead = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '3',
    marginBottom: '0.625rem',
    '& > h2': { fontSize: '1.375rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& > button': { margin: '-0.5rem -0.75rem -0.5rem 0' },
  },
});

/** Sticky action row: main action at the right, on phones stacked with it on top; scrolled content fades under it. */
export const SheetActions = chakra('div', {
  base: {
    position: 'sticky',
    // Messages may stand at the foot of the sheet (toast/dock.ts).
    bottom: 'var(--messages, 0px)',
    zIndex: '1',
    background: 'raised',
    paddingBottom: FOOT,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-1.25rem 0 100%',
      background: 'linear-gradient(transparent, var(--raised))',
      pointerEvents: 'none',
    },

    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    justifyContent: 'flex-end',
    gap: '2',
    marginTop: '5',
    paddingTop: '1',
  },
});
