export type { TpCourse, TpGroups, TpOutcome, TpSaved } from './answers';

/** Number of courses that still lack a group: the counter of S2 §2. */
export const remainingEnrolments = (
  courses: readonly { GroupeActiviteApprentissageID: number | null }[],
): number => courses.filter((course) => course.GroupeActiviteApprentissageID === null).length;

/** The next best group after a refusal: most places left, then lowest identifier; null when all are full. */
export const nextBestGroup = <T extends { ID: number; Disabled: boolean; PlacesRestantes: number }>(
  groups: readonly T[],
): T | null =>
  groups
    .filter((group) => !group.Disabled && group.PlacesRestantes > 0)
    .reduce<T | null>((best, group) => {
      if (!best || group.PlacesRestantes > best.PlacesRestantes) return group;
      return group.PlacesRestantes === best.PlacesRestantes && group.ID < best.ID ? group : best;
    }, null);
