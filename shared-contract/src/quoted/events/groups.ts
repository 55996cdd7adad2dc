/** Practical groups (S2 §2). */
export const GROUP_LABELS = {
  startTp: 'Démarrer mon inscription',
  nextTp: 'Inscription suivante >',
} as const;
