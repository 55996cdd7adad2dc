import type { TpCourse, TpSaved } from 'shared-contract/tp/tp';

/** The group chosen for each course, by their identifiers. */
export type Choices = Readonly<Record<number, number>>;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The choices that a draft holds; anything else in it is left out. */
export const readChoices = (contents: unknown): Choices => {
  if (typeof contents !== 'object' || contents === null || !('choices' in contents)) return {};
  const { choices } = contents;
  if (typeof choices !== 'object' || choices === null) return {};
  const kept = Object.entries(choices).filter(([course, group]) => isId(Number(course)) && isId(group));
  return Object.fromEntries(kept);
};

/** Choices for the courses whose group is not chosen for good. */
export const openChoices = (choices: Choices, courses: readonly TpCourse[]): Choices =>
  Object.fromEntries(
    courses.flatMap(({ ActiviteApprentissageID: id, GroupeActiviteApprentissageID: chosen }) => {
      const group = choices[id];
      return chosen === null && group !== undefined ? [[id, group]] : [];
    }),
  );

/** The group of a course: chosen for good, or in this form; null without any. */
export const groupOf = (course: TpCourse, choices: Choices): number | null =>
  course.GroupeActiviteApprentissageID ?? choices[course.ActiviteApprentissageID] ?? null;

/** The choices that a save leaves to be made again: none of those that it refused. */
export const withoutRefused = (choices: Choices, { Items }: TpSaved): Choices => {
  const refused = new Set(
    Items.filter((item) => !item.Accorde).map((item) => String(item.ActiviteApprentissageID)),
  );
  return Object.fromEntries(Object.entries(choices).filter(([course]) => !refused.has(course)));
};
