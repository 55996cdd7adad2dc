import { camilleCareer } from '../people/camille';
import type { Persona } from '../people/personas';
import type { DemoStudent } from '../people/population';
import type { Random } from '../random';
import { currentYear, drawnCareer, type PlannedYear, pastYear } from '../records/careers';
import { exempted, isPassed, transferred } from '../records/outcomes';
import type { Programme } from './catalogue';
import type { DemoYear } from './years';

/** What every student's life is drawn from. */
export interface School {
  programmes: Programme[];
  /** Oldest first; the last is in progress. */
  years: [DemoYear, DemoYear, DemoYear, DemoYear];
}

const byCode = ({ programmes }: School, code: string): Programme => {
  const found = programmes.find((one) => one.code === code);
  if (!found) throw new Error(`unknown programme ${code}`);
  return found;
};

/** Half of the units exempted: what a student brings from another school. */
const asBridge = (planned: PlannedYear): PlannedYear => ({
  ...planned,
  outcomes: planned.outcomes.map((one, index) => (index % 2 === 0 ? exempted(one.unit) : one)),
});

/** Two units validated in another diploma (CONTRACT §4, 220304). */
const withTransfers = (planned: PlannedYear): PlannedYear => ({
  ...planned,
  outcomes: planned.outcomes.map((one, index) =>
    index === 1 || index === 4 ? transferred(one.unit, 13 + index / 2) : one,
  ),
});

const currentPlan = (persona: Persona, school: School, past: PlannedYear[]): PlannedYear[] => {
  if (!persona.current) return [];
  const [code, bloc, statutPae] = persona.current;
  const left = (past.at(-1)?.outcomes ?? []).filter((one) => !isPassed(one)).map(({ unit }) => unit);
  const planned = currentYear(
    { year: school.years[3], programme: byCode(school, code), bloc },
    statutPae,
    left,
  );
  if (persona.passerelle) return [asBridge(planned)];
  return [statutPae === 'À signer' ? withTransfers(planned) : planned];
};

const personaPlan = (persona: Persona, school: School, random: Random): PlannedYear[] => {
  const [, first, second, current] = school.years;
  if (persona.past === 'camille') {
    return camilleCareer([byCode(school, 'BGE'), byCode(school, 'BII')], [first, second, current], random);
  }
  const years = school.years.slice(3 - persona.past.length, 3);
  const past = persona.past.flatMap(([code, bloc, style], index) => {
    const year = years[index];
    return year ? [pastYear({ year, programme: byCode(school, code), bloc }, style, random)] : [];
  });
  return [...past, ...currentPlan(persona, school, past)];
};

const drawProgramme = ({ programmes }: School, random: Random): Programme => {
  const draw = random.unit();
  const index = draw < 0.45 ? 0 : draw < 0.75 ? 1 : 2;
  const found = programmes[index];
  if (!found) throw new Error('the catalogue is empty');
  return found;
};

/** The enrolments of a student with their results, oldest first. */
export const planStudent = (
  { persona, isGroupTester }: DemoStudent,
  school: School,
  random: Random,
): PlannedYear[] => {
  if (persona) return personaPlan(persona, school, random);
  if (isGroupTester) {
    return [currentYear({ year: school.years[3], programme: byCode(school, 'BGE'), bloc: 1 }, 'Signé', [])];
  }
  return drawnCareer(drawProgramme(school, random), school.years.slice(1), random);
};
