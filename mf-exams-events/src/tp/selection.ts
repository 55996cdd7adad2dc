import type { TpCourse, TpSaved } from 'shared-contract/tp/tp';

/** The group chosen for each course, by their identifiers. */
export type Choices = Readonly<Record<number, number>>;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Parses the choices of a draft; invalid values are dropped. */
export const readChoices = (contents: unknown): Choices => {
  if (typeof contents !== 'object' || contents === null || !('choices' in contents)) return {};
  const { choices } = contents;
  if (typeof choices !== 'object' || choices === null) return {};
  const kept = Object.entries(choices).filter(([course, group]) => isId(Number(course)) && isId(group));
  return Object.fromEntries(kept);
};

/** Choices of courses without a final group. */
export const openChoices = (choices: Choices, courses: readonly TpCourse[]): Choices =>
  Object.fromEntries(
    courses.flatMap(({ ActiviteApprentissageID: id, GroupeActiviteApprentissageID: chosen }) => {
      const group = choices[id];
      return chosen === null && group !== undefined ? [[id, group]] : [];
    }),
  );

/** Group of a course, final or selected; null without any. */
export const groupOf = (course: TpCourse, choices: Choices): number | null =>
  course.GroupeActiviteApprentissageID ?? choices[course.ActiviteApprentissageID] ?? null;

/** Choices without those refused by a save. */
export const withoutRefused = (choices: Choices, { Items }: TpSaved): Choices => {
  const refused = new Set(
    Items.filter((item) => !item.Accorde).map((item) => String(item.ActiviteApprentissageID)),
  );
  return Object.fromEntries(Object.entries(choices).filter(([course]) => !refused.has(course)));
};
