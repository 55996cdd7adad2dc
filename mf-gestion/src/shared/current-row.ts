/** Of the row that is open in a list of the desk: a colour and a mark at its left, an outline in forced colours. */
export const CURRENT_ROW = {
  background: 'var(--accent-soft)',
  boxShadow: 'inset 4px 0 0 var(--accent)',
  _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const;
