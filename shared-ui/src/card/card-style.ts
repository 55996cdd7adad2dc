/** Style of a card surface. */
export const CARD_STYLE = {
  background: 'surface',
  border: '1px solid var(--border)',
  borderRadius: 'lg',
  boxShadow: 'xs',
  overflow: 'clip',
  breakInside: 'avoid',
  _highContrast: { border: '1px solid CanvasText' },
  _print: { boxShadow: 'none', borderRadius: '6px' },
} as const;

/** Inset of a card's content, aligned with its header and body. */
export const CARD_INSET = { base: '1.125rem', sm: '6' } as const;
