/** The shortcuts of the desk. */
export const KEYS_TEXTS = {
  show: 'Raccourcis',
  title: 'Raccourcis du clavier',
  send: 'Ctrl\u00a0Entrée',
} as const;
