import type { Random } from '../random';
import { currentYear, type PlannedYear, pastYear } from '../records/careers';
import { type ActivityMarks, exempted, transferred, type UnitOutcome, written } from '../records/outcomes';
import type { Programme, Unit } from '../school/catalogue';
import type { DemoYear } from '../school/years';

/** Marks of an activity by hand. */
const marks = (
  sessions: ActivityMarks['sessions'],
  { partiel = null, report = false }: { partiel?: number | null; report?: boolean } = {},
): ActivityMarks => ({ partiel, sessions, report });

/** An ordinary pass: the same mark for each activity. */
const pass = (unit: Unit, mark: number): UnitOutcome => {
  const session = unit.q2 ? 2 : 1;
  const at: ActivityMarks['sessions'] = session === 2 ? [null, mark, null] : [mark, null, null];
  return written(
    unit,
    mark,
    session,
    unit.activities.map(() => marks(at)),
  );
};

type Script = (unit: Unit) => UnitOutcome;

/** First block of Camille Lambert: 55 credits of 60, 12,86 on average, every flag at least once. */
const FIRST_BLOCK: Record<string, Script> = {
  LECGE1112: (unit) =>
    written(unit, 13.5, 1, [marks([13, null, null], { partiel: 11 }), marks([14, null, null])]),
  LECGE1114: (unit) =>
    written(unit, 8.25, 3, [marks([null, 7.5, 8]), marks([null, 8.5, null], { report: true })]),
  LECGE1115: (unit) => pass(unit, 14),
  LECGE1121: (unit) => pass(unit, 12.5),
  LINGE1114: (unit) =>
    written(unit, 11.75, 3, [marks([9, null, 11.5]), marks([12, null, null], { report: true })]),
  LINGE1121: (unit) => pass(unit, 13.25),
  MCOMU1101: (unit) => transferred(unit, 14.25),
  LESPO1113: (unit) => pass(unit, 12),
  LESPO1122: exempted,
  LCOPS1124: (unit) => pass(unit, 13.75),
  LCOPS1125: (unit) => written(unit, 16, 2, [marks([null, 16, null], { partiel: 15 })]),
  MGEST1108: (unit) => pass(unit, 12),
};

/** Second block, in progress: an exemption, a transferred result, a mid-term mark. */
const SECOND_BLOCK: Record<string, Script> = {
  LECGE1215: exempted,
  MCOMU1211: (unit) => transferred(unit, 13.5),
  LECGE1212: (unit) => ({
    ...written(unit, 0, 1, [marks([null, null, null], { partiel: 12.5 }), marks([null, null, null])]),
    mark: null,
    session: null,
  }),
};

const scripted = (planned: PlannedYear, scripts: Record<string, Script>): PlannedYear => ({
  ...planned,
  outcomes: planned.outcomes.map((outcome) => scripts[outcome.unit.code]?.(outcome.unit) ?? outcome),
});

/** The three years of 230101 and of those in her situation: another programme first, then this one. */
export const camilleCareer = (
  [management, engineering]: [Programme, Programme],
  years: [DemoYear, DemoYear, DemoYear],
  random: Random,
): PlannedYear[] => {
  const [first, second, current] = years;
  const failed = management.blocs[0]?.filter(({ code }) => code === 'LECGE1114') ?? [];
  return [
    pastYear({ year: first, programme: engineering, bloc: 1 }, 'faible', random),
    scripted(pastYear({ year: second, programme: management, bloc: 1 }, 'réussie', random), FIRST_BLOCK),
    scripted(currentYear({ year: current, programme: management, bloc: 2 }, 'Signé', failed), SECOND_BLOCK),
  ];
};
