/** A surface with a hairline. */
export const CARD_LOOK = {
  background: 'surface',
  border: '1px solid var(--border)',
  borderRadius: 'lg',
  boxShadow: 'xs',
  overflow: 'clip',
  breakInside: 'avoid',
  _highContrast: { border: '1px solid CanvasText' },
  _print: { boxShadow: 'none', borderRadius: '6px' },
} as const;

/** From the edge of a card to what stands in it: its lines are level with its head and its body. */
export const CARD_INSET = { base: '1.125rem', sm: '6' } as const;
