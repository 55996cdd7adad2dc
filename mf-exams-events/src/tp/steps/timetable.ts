import { useEffect, useState } from 'react';
import { read } from 'shared-auth';
import { isClash, type TimedGroup } from 'shared-contract/tp/clashes';
import { tpGroups } from 'shared-contract/tp/endpoints';
import type { TpCourse, TpGroups } from 'shared-contract/tp/tp';

type Group = TpGroups['Values'][number];

/** A group with its course. */
type CourseGroup = Group & { courseId: number };

/** The groups of each course, by the identifier of the group. */
export type Timetable = ReadonlyMap<number, CourseGroup>;

const NOTHING: Timetable = new Map();

/**
 * Times of the groups of all courses, and a revalidation function. Empty while loading and on failure: the server
 * then reports conflicts.
 */
export const useTimetable = (courses: readonly TpCourse[]): [Timetable, () => void] => {
  const [timetable, setTimetable] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const ids = courses.map(({ ActiviteApprentissageID }) => ActiviteApprentissageID).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again.
  useEffect(() => {
    let isWanted = true;
    const readAll = async () => {
      const lists = await Promise.all(
        ids.split(',').map(async (id) => {
          const { Values } = await read(tpGroups, { ActiviteApprentissageID: id });
          return Values.map((group) => ({ ...group, courseId: Number(id) }));
        }),
      );
      const groups = lists.flat();
      if (isWanted) setTimetable(new Map(groups.map((group) => [group.ID, group])));
    };
    readAll().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [ids, round]);
  return [timetable, () => setRound(round + 1)];
};

/** Chosen groups with known times. */
export const timedChoices = (
  courses: readonly TpCourse[],
  groupIdOf: (course: TpCourse) => number | null,
  timetable: Timetable,
): TimedGroup[] =>
  courses.flatMap((course) => {
    const group = timetable.get(groupIdOf(course) ?? 0);
    return group
      ? [{ groupId: group.ID, course: course.Libelle, group: group.Libelle, slot: group.Creneau }]
      : [];
  });

/** First of these groups that overlaps in time; null without conflict. */
export const findTimeConflict = (
  group: Pick<Group, 'Creneau'>,
  others: readonly TimedGroup[],
): TimedGroup | null => others.find(({ slot }) => isClash(group.Creneau, slot)) ?? null;
