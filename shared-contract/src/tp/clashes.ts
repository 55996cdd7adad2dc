import { type Question, toQuestion } from '../base/plausibility';

/** When a group meets, each week. */
export interface Slot {
  /** 1 for Monday to 7 for Sunday (ISO 8601). */
  Jour: number;
  /** `08:30`. */
  Debut: string;
  /** `10:30`, after the start. */
  Fin: string;
}

/** A group that is chosen, or that may be. */
export interface TimedGroup {
  groupId: number;
  /** Name of its course. */
  course: string;
  /** Name of the group: `Groupe 2`. */
  group: string;
  /** Null where it is not known: it then clashes with nothing. */
  slot: Slot | null;
}

/** The days of a week, from 1 for Monday. */
export const DAY_NAMES = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

/** True where both have an hour in common; one that begins when the other ends has none. */
export const isClash = (one: Slot | null, other: Slot | null): boolean =>
  one !== null && other !== null && one.Jour === other.Jour && one.Debut < other.Fin && other.Debut < one.Fin;

/** Pairs of groups that meet at the same hour, in the order in which they are given. */
export const clashesOf = <Group extends Pick<TimedGroup, 'slot'>>(
  groups: readonly Group[],
): [Group, Group][] =>
  groups.flatMap((one, rank) =>
    groups
      .slice(rank + 1)
      .filter((other) => isClash(one.slot, other.slot))
      .map((other): [Group, Group] => [one, other]),
  );

const dayName = (slot: Slot | null): string => (slot ? (DAY_NAMES[slot.Jour - 1] ?? '') : '');

/** « mardi » of a clash, and both groups with their courses. */
const statementOf = ([one, other]: [TimedGroup, TimedGroup]): string =>
  `«\u00a0${one.course}\u00a0» (${one.group}) et «\u00a0${other.course}\u00a0» (${other.group}) ont lieu en même temps, le ${dayName(one.slot)}`;

/** Two things at the same hour. */
export interface NamedClash {
  /** Does not depend on their order. */
  code: string;
  /** French, without its end. */
  statement: string;
}

/** The groups that meet at the same hour, two by two. */
export const namedClashes = (groups: readonly TimedGroup[]): NamedClash[] =>
  clashesOf(groups).map((pair) => {
    const ids = pair.map(({ groupId }) => groupId).sort((a, b) => a - b);
    return { code: `horaire-${ids.join('-')}`, statement: statementOf(pair) };
  });

/**
 * Asked before groups at the same hour bind. They are not refused: some groups meet every other week, which the
 * timetable does not say (docs/decisions/binding-acts-and-receipts.md).
 */
export const clashQuestions = (groups: readonly TimedGroup[]): Question[] =>
  namedClashes(groups).map(({ code, statement }) => toQuestion(code, statement));
