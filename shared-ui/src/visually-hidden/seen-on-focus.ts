/**
 * Of a link that leads past a long list to what the page is for (WCAG 2.4.1): seen while it has the focus alone. Styles
 * alone, so that each remote that needs them takes them along.
 */
export const SEEN_ON_FOCUS = {
  '&:not(:focus-within)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;
