/** The shortcuts of the desk. */
export const KEYS_TEXTS = {
  title: 'Raccourcis du clavier',
  send: 'Ctrl\u00a0Entrée',
} as const;
