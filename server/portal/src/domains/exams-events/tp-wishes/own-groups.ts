import type { Executor } from 'server-kernel/db/client';
import type { HeldExam } from 'shared-contract/exams/clashes';
import { type NamedClash, namedClashes, type TimedGroup } from 'shared-contract/tp/clashes';
import { examClashes } from 'shared-contract/tp/exam-clashes';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { findRegisteredExams } from '../exams/registered-exams';
import { courseLabel, slotOf } from '../tp/tp.presenter';
import { type CourseRow, findCourses, findGroups, type GroupRow } from '../tp/tp.queries';
import { findWishes, type WishRow } from './wishes.queries';

/** All that a student has to do with groups this year, and the exams to come that she is registered to. */
export interface OwnGroups {
  courses: readonly CourseRow[];
  groups: readonly GroupRow[];
  wishes: readonly WishRow[];
  exams: readonly HeldExam[];
}

export const findOwnGroups = async (
  db: Executor,
  enrolment: CurrentEnrolment,
  today: string,
): Promise<OwnGroups> => {
  const courses = await findCourses(db, enrolment);
  const ids = courses.map(({ activiteId }) => activiteId);
  const groups = await findGroups(db, enrolment.serie, ids);
  const wishes = await findWishes(db, enrolment.inscriptionId);
  const exams = await findRegisteredExams(db, enrolment, today);
  return { courses, groups, wishes, exams };
};

const timed = (group: GroupRow, courses: readonly CourseRow[]): TimedGroup[] => {
  const course = courses.find(({ activiteId }) => activiteId === group.activiteId);
  return course
    ? [{ groupId: group.groupeId, course: courseLabel(course), group: group.libelle, slot: slotOf(group) }]
    : [];
};

/** Clashes of a group: chosen groups, wishes and reserved places of the student's other courses, and her exams. */
export const clashesWith = (
  groupeId: number,
  { courses, groups, wishes, exams }: OwnGroups,
): NamedClash[] => {
  const wanted = groups.find((group) => group.groupeId === groupeId);
  if (!wanted) return [];
  const ids = new Set([...courses, ...wishes].map((one) => one.groupeId));
  const others = groups
    .filter((group) => ids.has(group.groupeId) && group.activiteId !== wanted.activiteId)
    .flatMap((group) => timed(group, courses));
  return timed(wanted, courses).flatMap((group) => [
    ...others.flatMap((other) => namedClashes([group, other])),
    ...examClashes(group, exams),
  ]);
};

/** Clashes of a reserved place, as sentences; mere wishes do not count. */
export const reservedClashes = (groupeId: number, own: OwnGroups): string[] =>
  clashesWith(groupeId, { ...own, wishes: own.wishes.filter(({ jusquAu }) => jusquAu !== null) }).map(
    ({ statement }) => `${statement}.`,
  );
