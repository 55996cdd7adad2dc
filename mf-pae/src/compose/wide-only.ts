/** Shown from 900 px on alone; below, the summary is a sheet that the bar opens. */
export const WIDE_ONLY = { '@media (max-width: 899px)': { display: 'none' } } as const;
