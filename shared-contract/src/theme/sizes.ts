/** Custom properties that neither the mode nor the institution changes, without their `--`. */
export const SIZE_TOKENS = {
  'fs-2xs': '0.75rem',
  'fs-xs': '0.8125rem',
  'fs-sm': '0.875rem',
  'fs-md': '1rem',
  'fs-lg': '1.125rem',
  'fs-xl': '1.25rem',
  'fs-2xl': '1.5rem',
  'fs-3xl': '1.875rem',
  'fs-4xl': '2.375rem',
  s0_5: '0.125rem',
  s1: '0.25rem',
  s1_5: '0.375rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s10: '2.5rem',
  s12: '3rem',
  s16: '4rem',
  s20: '5rem',
  'r-xs': '0.25rem',
  'r-sm': '0.5rem',
  'r-md': '0.75rem',
  'r-lg': '1rem',
  'r-xl': '1.5rem',
  'r-full': '999px',
  'r-leaf': '0.75rem 0.75rem 0.75rem 0.1875rem',
} as const;

/** Shadows and veil of the light mode. */
export const LIGHT_EFFECTS = {
  backdrop: 'rgb(13 32 35 / .52)',
  'sh-xs': '0 1px 2px rgb(16 42 46 / .06)',
  'sh-sm': '0 1px 2px rgb(16 42 46 / .05), 0 2px 8px rgb(16 42 46 / .05)',
  'sh-md': '0 2px 4px rgb(16 42 46 / .05), 0 8px 24px rgb(16 42 46 / .09)',
  'sh-lg': '0 4px 8px rgb(16 42 46 / .06), 0 20px 48px rgb(16 42 46 / .18)',
  'sh-bar': '0 -1px 0 rgb(16 42 46 / .06), 0 -8px 24px rgb(16 42 46 / .07)',
} as const;

/** Shadows and veil of the dark mode: depth comes from the surfaces there. */
export const DARK_EFFECTS: Record<keyof typeof LIGHT_EFFECTS, string> = {
  backdrop: 'rgb(0 0 0 / .66)',
  'sh-xs': 'none',
  'sh-sm': 'none',
  'sh-md': '0 8px 24px rgb(0 0 0 / .4)',
  'sh-lg': '0 20px 48px rgb(0 0 0 / .55)',
  'sh-bar': '0 -8px 24px rgb(0 0 0 / .4)',
};

/** Widths at which the layout changes; `min-width`, in pixels. */
export const BREAKPOINTS = { sm: '600px', md: '900px', lg: '1200px' } as const;
