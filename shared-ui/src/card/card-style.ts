/** Style of a card surface. */
export const CARD_STYLE = {
  background: 'surface',
  border: '1px solid var(--border)',
  borderRadius: 'lg',
  boxShadow: 'xs',
  overflow: 'clip',
  breakInside: 'avoid',
  _highContrast: { border: '1px solid CanvasText' },
  _print: {
    boxShadow: 'none',
    borderRadius: '6px',
    // A list goes on where the page ends, between two of its lines.
    '&:has(:is(li, tr):nth-child(6))': { breakInside: 'auto' },
  },
} as const;

/** Inset of a card's content, aligned with its header and body. */
export const CARD_INSET = { base: '1.125rem', sm: '6' } as const;
