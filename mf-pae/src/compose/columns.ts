/** Shown from 900 px on alone; below, the summary is a sheet that the bar opens. */
export const WIDE_ONLY = { '@media (max-width: 899px)': { display: 'none' } } as const;

/** The summary beside the units, in view while they scroll; below 900 px the units alone. */
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
