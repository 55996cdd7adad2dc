import { MARKS, type ResultLine, type UnitResults } from 'shared-contract/records/records';

const countOf = (line: ResultLine): number => MARKS.filter(({ field }) => line[field] !== null).length;

/** Activities of a unit; its own line joins them when it tells more than one mark. */
export const rowsOf = ({ own, activities }: UnitResults): ResultLine[] =>
  own && countOf(own) > 1 ? [...activities, own] : activities;

/** The sessions in which some line has a mark, in the order of time. */
export const sessionsOf = (lines: readonly ResultLine[]): (typeof MARKS)[number][] =>
  MARKS.filter(({ field }) => lines.some((line) => line[field] !== null));

/** True for a line that has no mark at all. */
export const isBlank = (line: ResultLine): boolean => countOf(line) === 0;

/** What stands for a line's key in a list. */
export const keyOf = (line: ResultLine): string =>
  line.ActiviteApprentissageCode ?? line.UniteEnseignementCode;
