/** Shown from 900 px on; below, the summary is a bottom sheet. */
export const WIDE_ONLY = { '@media (max-width: 56.24em)': { display: 'none' } } as const;

/** Two columns with a sticky summary; below 900 px units only. */
export const PAE_COLUMNS = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' },
  gap: '2rem',
  alignItems: 'start',
  '& > aside': {
    position: 'sticky',
    top: '5.5rem',
    maxHeight: 'calc(100dvh - 6.5rem)',
    overflowY: 'auto',
    scrollMarginTop: '5rem',
    ...WIDE_ONLY,
  },
} as const;
