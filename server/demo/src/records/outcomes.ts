import type { Random } from '../random';
import type { Activity, Unit } from '../school/catalogue';

/** Marks of one activity: partial, then sessions 1 to 3. */
export interface ActivityMarks {
  partiel: number | null;
  sessions: [number | null, number | null, number | null];
  /** The mark was carried over from an earlier session. */
  report: boolean;
}

/** How a student fared in one unit in one year. */
export interface UnitOutcome {
  unit: Unit;
  dispense: boolean;
  transfert: boolean;
  /** Empty while nothing was examined. */
  activities: ActivityMarks[];
  /** The unit's own result and the session it dates from. */
  mark: number | null;
  session: 1 | 2 | 3 | null;
}

const PASS = 10;

const quarter = (mark: number): number => Math.min(20, Math.max(1, Math.round(mark * 4) / 4));

const mean = (marks: number[]): number => quarter(marks.reduce((sum, one) => sum + one, 0) / marks.length);

const blank = (unit: Unit): UnitOutcome => ({
  unit,
  dispense: false,
  transfert: false,
  activities: [],
  mark: null,
  session: null,
});

/** A unit of the programme that has no result yet. */
export const awaited = blank;

export const exempted = (unit: Unit): UnitOutcome => ({ ...blank(unit), dispense: true });

/** A result that comes from another programme: one mark, in the first session. */
export const transferred = (unit: Unit, mark: number): UnitOutcome => ({
  ...blank(unit),
  transfert: true,
  activities: unit.activities.map(() => ({ partiel: null, sessions: [mark, null, null], report: false })),
  mark,
  session: 1,
});

export const isPassed = ({ dispense, mark }: UnitOutcome): boolean =>
  dispense || (mark !== null && mark >= PASS);

/** Units of the second term are examined in June, the others in January. */
const firstSession = (unit: Unit): 1 | 2 => (unit.q2 ? 2 : 1);

const at = (session: 1 | 2 | 3, mark: number): ActivityMarks['sessions'] => [
  session === 1 ? mark : null,
  session === 2 ? mark : null,
  session === 3 ? mark : null,
];

const secondTry = (first: ActivityMarks, mark: number, random: Random): ActivityMarks => {
  if (mark >= PASS) return { ...first, report: true };
  const [one, two] = first.sessions;
  return { ...first, sessions: [one, two, quarter(mark + random.normal(1.8, 2))] };
};

const lastMark = ({ sessions: [one, two, three] }: ActivityMarks): number => three ?? two ?? one ?? 0;

const partial = (unit: Unit, activity: Activity, mark: number, random: Random): number | null =>
  unit.q1 && unit.q2 && activity.libelle === 'Théorie' ? quarter(mark + random.normal(-0.5, 1.5)) : null;

/** Draws the results of a unit around an ability out of 20, never below `floor`; a failure is tried again. */
export const examined = (unit: Unit, ability: number, floor: number, random: Random): UnitOutcome => {
  const session = firstSession(unit);
  const level = random.normal(ability, 2.4);
  const marks = unit.activities.map(() => Math.max(floor, quarter(level + random.normal(0, 1.6))));
  const first = unit.activities.map((activity, index): ActivityMarks => {
    const mark = marks[index] ?? quarter(level);
    return { partiel: partial(unit, activity, mark, random), sessions: at(session, mark), report: false };
  });
  const outcome = { ...blank(unit), activities: first, mark: mean(marks), session };
  if (mean(marks) >= PASS || random.chance(0.12)) return outcome;
  const again = first.map((one) => secondTry(one, lastMark(one), random));
  return { ...outcome, activities: again, mark: mean(again.map(lastMark)), session: 3 };
};

/** Results written by hand: each activity's partial and sessions, the unit's own mark and session. */
export const written = (
  unit: Unit,
  mark: number,
  session: 1 | 2 | 3,
  activities: ActivityMarks[],
): UnitOutcome => ({
  ...blank(unit),
  activities,
  mark,
  session,
});
