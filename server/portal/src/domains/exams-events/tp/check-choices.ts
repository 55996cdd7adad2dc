import { conflict, invalid } from 'server-kernel/errors';
import type { FieldProblem } from 'shared-contract';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { TpChoices } from 'shared-contract/tp/schemas';
import type { CourseRow, GroupRow } from './tp.queries';

const NOT_MY_COURSE = 'Ce cours n’est pas dans votre programme de travaux pratiques.';
const OTHER_GROUP = 'Ce groupe n’est pas un groupe de ce cours.';
const CHOSEN = 'Votre groupe est déjà choisi pour ce cours\u00a0: ce choix ne change plus.';

const problemOf = (
  { ActiviteApprentissageID: activiteId, GroupeActiviteApprentissageID: groupeId }: TpChoices[number],
  index: number,
  courses: ReadonlyMap<number, CourseRow>,
  groups: readonly GroupRow[],
): FieldProblem[] => {
  const course = courses.get(activiteId);
  if (!course) return [{ path: `[${index}].ActiviteApprentissageID`, message: NOT_MY_COURSE }];
  const isOfCourse =
    course.groupeId === groupeId ||
    groups.some((group) => group.groupeId === groupeId && group.activiteId === activiteId);
  return isOfCourse ? [] : [{ path: `[${index}].GroupeActiviteApprentissageID`, message: OTHER_GROUP }];
};

/** Refuses the whole request for a course or group that is not the student's (422) or a change (409). */
export const checkChoices = (
  choices: TpChoices,
  courses: readonly CourseRow[],
  groups: readonly GroupRow[],
) => {
  const byId = new Map(courses.map((course) => [course.activiteId, course]));
  const problems = choices.flatMap((choice, index) => problemOf(choice, index, byId, groups));
  if (problems.length > 0) throw invalid(problems, problems[0]?.message);
  const isChange = choices.some((choice) => {
    const chosen = byId.get(choice.ActiviteApprentissageID)?.groupeId ?? null;
    return chosen !== null && chosen !== choice.GroupeActiviteApprentissageID;
  });
  if (isChange) throw conflict(PROBLEM_CODES.groupChosen, CHOSEN);
  return byId;
};
