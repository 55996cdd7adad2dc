/** The bell of the header. */
export const NOTIFICATIONS = {
  bell: (unread: number) => {
    if (unread === 0) return 'Notifications';
    return unread === 1 ? 'Notifications\u00a0: 1 non lue' : `Notifications\u00a0: ${unread} non lues`;
  },
} as const;
