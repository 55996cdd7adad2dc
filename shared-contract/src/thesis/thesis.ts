import { THESIS_LIMITS } from '../base/limits';

export { THESIS_TEXTS } from '../quoted';
export type { PlacementAddress, Thesis, ThesisSaved } from './answers';

export type ThesisAccess = 'open' | 'restricted' | 'forbidden';

/** Access class of a thesis by its grade out of 20: open from 14, restricted from 12 (S1 §9). */
export const thesisAccess = (grade: number): ThesisAccess => {
  if (grade >= THESIS_LIMITS.openFrom) return 'open';
  return grade >= THESIS_LIMITS.restrictedFrom ? 'restricted' : 'forbidden';
};

/** A September session, by its label, in any case (CONTRACT §5.19). */
export const isSeptemberSession = (label: string): boolean =>
  label.toLocaleLowerCase('fr').includes('septembre');

/** Sessions that a first defence may take: all but September's (S1 §9). */
export const firstDefenceSessions = <T extends { Display: string }>(sessions: readonly T[]): T[] =>
  sessions.filter((session) => !isSeptemberSession(session.Display));
