import { formatMark } from 'shared-contract/base/format';
import {
  MARKS,
  type MarkValue,
  markIn,
  type ResultLine,
  type UnitResults,
} from 'shared-contract/records/records';

const countOf = (line: ResultLine): number => MARKS.filter((source) => markIn(line, source) !== null).length;

/** Activities of a unit; its own line joins them when it tells more than one mark. */
export const rowsOf = ({ own, activities }: UnitResults): ResultLine[] =>
  own && countOf(own) > 1 ? [...activities, own] : activities;

/** The sessions in which some line has a mark, in the order of time. */
export const sessionsOf = (lines: readonly ResultLine[]): (typeof MARKS)[number][] =>
  MARKS.filter((source) => lines.some((line) => markIn(line, source) !== null));

/** True for a line that has no mark at all. */
export const isBlank = (line: ResultLine): boolean => countOf(line) === 0;

/** A mark as it is read: with its decimals, or the word itself. */
export const markText = (mark: MarkValue): string => (typeof mark === 'string' ? mark : formatMark(mark));

/** What stands for a line's key in a list. */
export const keyOf = (line: ResultLine): string =>
  line.ActiviteApprentissageCode ?? line.UniteEnseignementCode;
