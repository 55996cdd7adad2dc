/** Below 900 px the summary is a sheet, opened from the bar. */
export const ON_PHONE = '@media (max-width: 899px)';

/** Shown from 900 px on alone. */
export const WIDE_ONLY = { [ON_PHONE]: { display: 'none' } } as const;
