import { apiPost, useApi } from 'shared-auth';
import type { TpCourse, TpGroups, TpSaved } from 'shared-contract/tp/tp';

const STUDENT = '/extranet/student';

/** Courses of the student's year that have groups. */
export const useTpCourses = () => useApi<TpCourse[]>(`${STUDENT}/InscriptionTP`);

/** The groups of a course, with the places that are left. */
export const useTpGroups = (courseId: number) => useApi<TpGroups>(`${STUDENT}/InscriptionTP01/${courseId}`);

/** What a save changes. */
export const TP_READS = [`${STUDENT}/InscriptionTP`, `${STUDENT}/InscriptionTP01/*`] as const;

/** The group chosen for each course, by their identifiers. */
export type Choices = Readonly<Record<number, number>>;

/** Saves the choices; the same key and choices are the same request. */
export const sendChoices = (choices: Choices, idempotencyKey: string): Promise<TpSaved> =>
  apiPost(
    `${STUDENT}/inscriptionTP`,
    Object.entries(choices).map(([courseId, groupId]) => ({
      ActiviteApprentissageID: Number(courseId),
      GroupeActiviteApprentissageID: groupId,
    })),
    { idempotencyKey },
  );
