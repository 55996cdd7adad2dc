/** State by RGAA 4.1.2; a test compares it with the criteria (docs/accessibilite.md). */
export const ACCESSIBILITY_STATE = 'partiellement conforme';

/** Way to the statement, which the law asks to carry its state. */
export const ACCESSIBILITY_LINK = {
  label: `Accessibilité\u00a0: ${ACCESSIBILITY_STATE}`,
  path: '/accessibilite',
} as const;
