const FADE_IN = 'appear 0s .2s forwards';

/** CSS-only delayed visibility (200 ms) of reserved space, so that no script is needed. */
export const DELAYED_FADE_IN = { visibility: 'hidden', animation: FADE_IN } as const;

/** Same for a skeleton shape, which keeps pulsing. */
export const DELAYED_SHAPE_FADE_IN = {
  visibility: 'hidden',
  animation: `pulse 1.6s ease-in-out infinite, ${FADE_IN}`,
} as const;
