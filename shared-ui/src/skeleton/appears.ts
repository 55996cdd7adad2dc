const APPEAR = 'appear 0s .2s forwards';

/** Room that is kept, and seen after 200 ms: by the style alone, so that a page waits for no script to show it. */
export const APPEARS = { visibility: 'hidden', animation: APPEAR } as const;

/** The same of a grey shape, which goes on beating. */
export const SHAPE_APPEARS = {
  visibility: 'hidden',
  animation: `pulse 1.6s ease-in-out infinite, ${APPEAR}`,
} as const;
