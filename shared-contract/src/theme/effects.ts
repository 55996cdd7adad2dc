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
