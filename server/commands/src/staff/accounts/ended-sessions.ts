/** How many sessions ended, in French, within a sentence. */
export const endedSessions = (count: number): string => {
  if (count === 0) return 'aucune session n’était ouverte';
  return count === 1 ? '1 session est terminée' : `${count} sessions sont terminées`;
};
