import { RESULT_LIMITS } from '../base/limits';
import type { ResultLine } from './answers';
import { titleLanguage } from './title-language';

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

/** The marks of a line, each with the word that may stand in its place, in the order of time. */
export const MARKS = [
  { field: 'ResultatEtudiantResultatPartiel', word: 'MotPartiel', session: 'partial' },
  { field: 'ResultatEtudiantResultatSession1', word: 'MotSession1', session: 'session1' },
  { field: 'ResultatEtudiantResultatSession2', word: 'MotSession2', session: 'session2' },
  { field: 'ResultatEtudiantResultatSession3', word: 'MotSession3', session: 'session3' },
] as const;

export type MarkSource = (typeof MARKS)[number];

export type MarkField = MarkSource['field'];

/** A mark out of 20, or the school's word that stands in its place. */
export type MarkValue = number | string;

/** What a line has under one of its marks; null for nothing. A copy kept from before has no words. */
export const markIn = (line: ResultLine, { field, word }: MarkSource): MarkValue | null =>
  line[field] ?? line[word] ?? null;

/** The meaning of each of the school's words among some lines, in their order. A copy kept from before has none. */
export const wordMeanings = (lines: readonly ResultLine[]): [word: string, meaning: string][] => [
  ...new Map(
    lines.flatMap(({ SensDesMots = [] }) => SensDesMots.map(({ Mot, Sens }) => [Mot, Sens] as const)),
  ),
];

/** Every line of some units, a unit's own first. */
export const linesOf = (units: readonly UnitResults[]): ResultLine[] =>
  units.flatMap(({ own, activities }) => (own ? [own, ...activities] : activities));

/** A unit with its own line, where there is one, and its learning activities. */
export interface UnitResults {
  id: number;
  code: string;
  label: string;
  /** Language of the label, where it is not French. */
  lang?: 'en' | undefined;
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
      lang: titleLanguage(line.UniteEnseignementLibelle, line.UniteEnseignementCoursEnAnglais),
      own: null,
      activities: [],
    };
    if (line.ActiviteApprentissageCode === null) unit.own = line;
    else unit.activities.push(line);
    units.set(unit.id, unit);
  }
  return [...units.values()];
};

/** A line's latest mark; sessions alone, a partial mark decides nothing. Null before any session. */
export const latestMark = (line: ResultLine): MarkSource | null =>
  [...MARKS].reverse().find((source) => source.session !== 'partial' && markIn(line, source) !== null) ??
  null;

/** Field that shows a line's flags: before its latest mark, in the first session without any. */
export const flaggedField = (line: ResultLine): MarkField =>
  latestMark(line)?.field ?? 'ResultatEtudiantResultatSession1';

/** A result below 10 fails (S1 §9: results are out of 20), and so does a word in its place. */
export const isFailing = (mark: MarkValue): boolean => typeof mark === 'string' || mark < RESULT_LIMITS.pass;

export type UnitState = 'exempted' | 'transferred' | 'validated' | 'failed' | 'pending';

/** True when a unit's result is final: transferred, or marked so on its own line or an activity. */
const isSettled = ({ own, activities }: UnitResults): boolean =>
  own?.ProgrammeEtudiantTransfertResultat === true ||
  [own, ...activities].some((line) => line?.ProgrammeEtudiantResultatFinal === true);

/** Mark of a unit, with its weight. */
export interface UnitMark {
  value: MarkValue;
  /** `final`, or a session's before it is; `partial` before any session. */
  kind: 'final' | 'provisional' | 'partial';
}

const marksOf = (line: ResultLine): MarkValue[] =>
  MARKS.map((source) => markIn(line, source)).filter((mark) => mark !== null);

/**
 * The mark that stands for a unit: its own latest session, otherwise its own partial mark, otherwise the only mark
 * that its activities have. Null when nothing, or nothing that one figure could say, is known.
 */
export const unitMark = (unit: UnitResults): UnitMark | null => {
  const { own, activities } = unit;
  const source = own && latestMark(own);
  const latest = source && markIn(own, source);
  if (latest !== null) return { value: latest, kind: isSettled(unit) ? 'final' : 'provisional' };
  const partial = own && markIn(own, MARKS[0]);
  const [only, ...others] = partial === null ? activities.flatMap(marksOf) : [partial];
  return only === undefined || others.length > 0 ? null : { value: only, kind: 'partial' };
};

/** State of a unit: exemption and transfer before any mark; only a final mark passes or fails. */
export const unitState = (unit: UnitResults): UnitState => {
  if (unit.own?.ProgrammeEtudiantDispense) return 'exempted';
  if (unit.own?.ProgrammeEtudiantTransfertResultat) return 'transferred';
  const mark = unitMark(unit);
  if (mark?.kind !== 'final') return 'pending';
  return isFailing(mark.value) ? 'failed' : 'validated';
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

/** Credits of one year of study, in ECTS. */
export interface CreditFigures {
  acquired: number;
  toCome: number;
  enrolled: number;
}

const ACQUIRED: readonly UnitState[] = ['exempted', 'transferred', 'validated'];

/**
 * Credits acquired, to come and enrolled in, from the units' own lines: no answer carries them, and what the jury
 * decides (Deliberation) stands above them.
 */
export const creditFigures = (units: readonly UnitResults[]): CreditFigures => {
  const sum = (some: readonly UnitResults[]) =>
    some.reduce((total, unit) => total + (unitLoad(unit).credits ?? 0), 0);
  const acquired = sum(units.filter((unit) => ACQUIRED.includes(unitState(unit))));
  const enrolled = sum(units);
  return { acquired, toCome: enrolled - acquired, enrolled };
};
