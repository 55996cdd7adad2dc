/** What S2 names on a notice. */
export const NOTICE_LABELS = {
  urgent: 'Urgente',
} as const;
