import type { Random } from '../random';
import type { Programme, Unit } from '../school/catalogue';
import type { DemoYear } from '../school/years';
import { awaited, examined, exempted, isPassed, transferred, type UnitOutcome } from './outcomes';

/** One enrolment with its results, before it becomes rows. */
export interface PlannedYear {
  year: DemoYear;
  programme: Programme;
  bloc: number;
  outcomes: UnitOutcome[];
  statutPae: string | null;
  /** false for the year in progress: nothing is examined yet, no jury has met. */
  isOver: boolean;
}

/** How a past year went: everything passed, all but the first unit, or as it was drawn. */
export type PastStyle = 'réussie' | 'un échec' | 'libre' | 'faible';

const ABILITY: Record<PastStyle, number> = { réussie: 14, 'un échec': 13.5, libre: 12.6, faible: 8.2 };
const FLOOR: Record<PastStyle, number> = { réussie: 10.5, 'un échec': 10.5, libre: 1, faible: 1 };

const blockOf = (programme: Programme, bloc: number): Unit[] => programme.blocs[bloc - 1] ?? [];

const drawUnit = (unit: Unit, style: PastStyle, isFirst: boolean, random: Random): UnitOutcome => {
  if (style === 'un échec' && isFirst) return examined(unit, 3, 1, random);
  if (style === 'libre' && random.chance(0.03)) return exempted(unit);
  if (style === 'libre' && random.chance(0.02))
    return transferred(unit, 12 + random.faker.number.int({ max: 16 }) / 4);
  return examined(unit, ABILITY[style], FLOOR[style], random);
};

/** A year that is over, on the units given. */
export const pastYear = (
  plan: Pick<PlannedYear, 'year' | 'programme' | 'bloc'>,
  style: PastStyle,
  random: Random,
  units: Unit[] = blockOf(plan.programme, plan.bloc),
): PlannedYear => ({
  ...plan,
  outcomes: units.map((unit, index) => drawUnit(unit, style, index === 0, random)),
  statutPae: 'Validé',
  isOver: true,
});

/** The year in progress: units left from before, then those of the block. */
export const currentYear = (
  plan: Pick<PlannedYear, 'year' | 'programme' | 'bloc'>,
  statutPae: string,
  left: Unit[],
): PlannedYear => ({
  ...plan,
  outcomes: [...left, ...blockOf(plan.programme, plan.bloc)].map(awaited),
  statutPae,
  isOver: false,
});

const leftOver = ({ outcomes }: PlannedYear): Unit[] =>
  outcomes.filter((one) => !isPassed(one)).map(({ unit }) => unit);

export const creditsOf = (outcomes: UnitOutcome[]): number =>
  outcomes.filter(isPassed).reduce((sum, { unit }) => sum + unit.ects, 0);

const DEEP_FAILURE = 45;

/**
 * A life without particulars: some past years, going on to the next block with the failed units, or staying
 * with them alone below 45 credits; then the year in progress unless the cycle is over.
 */
export const drawnCareer = (
  programme: Programme,
  years: DemoYear[],
  random: Random,
  statutPae = 'Signé',
): PlannedYear[] => {
  const last = years.at(-1);
  if (!last) return [];
  const past = random.faker.number.int({ min: 0, max: years.length - 2 });
  let bloc = Math.min(programme.blocs.length, 1 + (random.chance(0.25) ? 1 : 0));
  let left: Unit[] = [];
  let fresh = blockOf(programme, bloc);
  const done: PlannedYear[] = [];
  for (const year of years.slice(years.length - 1 - past, -1)) {
    const one = pastYear({ year, programme, bloc }, 'libre', random, [...left, ...fresh]);
    done.push(one);
    left = leftOver(one);
    const acquired = creditsOf(one.outcomes);
    const goesOn = acquired >= DEEP_FAILURE || left.length <= 2;
    if (goesOn && bloc === programme.blocs.length && left.length === 0) return done;
    fresh = goesOn && bloc < programme.blocs.length ? blockOf(programme, bloc + 1) : [];
    if (fresh.length > 0) bloc += 1;
  }
  const current = { year: last, programme, bloc, statutPae, isOver: false };
  return [...done, { ...current, outcomes: [...left, ...fresh].map(awaited) }];
};
