import { RESULT_LIMITS } from '../base/limits';
import type { ResultLine } from './answers';

export { containsCurrentYear } from '../base/calendar';
export type {
  Address,
  Consultation,
  ContactMean,
  Deliberation,
  Enrolment,
  EnrolmentRow,
  ResultLine,
  Student,
} from './answers';

/** The marks of a line, in the order of time. */
export const MARKS = [
  { field: 'ResultatEtudiantResultatPartiel', session: 'partial' },
  { field: 'ResultatEtudiantResultatSession1', session: 'session1' },
  { field: 'ResultatEtudiantResultatSession2', session: 'session2' },
  { field: 'ResultatEtudiantResultatSession3', session: 'session3' },
] as const;

export type MarkField = (typeof MARKS)[number]['field'];

/** A unit with its own line, where there is one, and its learning activities. */
export interface UnitResults {
  id: number;
  code: string;
  label: string;
  own: ResultLine | null;
  activities: ResultLine[];
}

/** Result lines gathered by unit, in the order in which the units come. */
export const resultsByUnit = (lines: readonly ResultLine[]): UnitResults[] => {
  const units = new Map<number, UnitResults>();
  for (const line of lines) {
    const unit = units.get(line.UniteEnseignementID) ?? {
      id: line.UniteEnseignementID,
      code: line.UniteEnseignementCode,
      label: line.UniteEnseignementLibelle,
      own: null,
      activities: [],
    };
    if (line.ActiviteApprentissageCode === null) unit.own = line;
    else unit.activities.push(line);
    units.set(unit.id, unit);
  }
  return [...units.values()];
};

/** The field of a line's latest mark; sessions alone, a partial mark decides nothing. Null before any session. */
export const latestMark = (line: ResultLine): MarkField | null =>
  [...MARKS].reverse().find(({ field, session }) => session !== 'partial' && line[field] !== null)?.field ??
  null;

/** Where the flags of a line stand: before its latest mark, in the first session when there is none. */
export const flaggedField = (line: ResultLine): MarkField =>
  latestMark(line) ?? 'ResultatEtudiantResultatSession1';

/** A result below 10 fails (S1 §9: results are out of 20). */
export const isFailing = (mark: number): boolean => mark < RESULT_LIMITS.pass;

export type UnitState = 'exempted' | 'transferred' | 'validated' | 'failed' | 'pending';

/** Where a unit stands, from its own line: exempted and transferred come before any mark. */
export const unitState = (own: ResultLine | null): UnitState => {
  if (!own) return 'pending';
  if (own.ProgrammeEtudiantDispense) return 'exempted';
  if (own.ProgrammeEtudiantTransfertResultat) return 'transferred';
  const field = latestMark(own);
  const mark = field ? own[field] : null;
  if (mark === null) return 'pending';
  return isFailing(mark) ? 'failed' : 'validated';
};

/** Credits and terms of a unit: from its own line, otherwise from its activities together. */
export const unitLoad = (unit: UnitResults): { credits: number | null; q1: boolean; q2: boolean } => {
  const lines = unit.own ? [unit.own] : unit.activities;
  const credits = lines.map((line) => line.ECTS).filter((value) => value !== null);
  return {
    credits: credits.length > 0 ? credits.reduce((sum, value) => sum + value, 0) : null,
    q1: lines.some((line) => line.Q1),
    q2: lines.some((line) => line.Q2),
  };
};
