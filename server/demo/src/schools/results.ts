import type { SchoolYear } from './calendar';
import type { Row } from './school';
import { type ProgrammePlan, type Unit, unitsOf } from './studies';

/** How a year went: all acquired, some units left, or marks that are words among the others. */
export type Outcome = 'acquis' | 'reste' | 'mots';

/** Words that stand in the place of a mark. */
const WORDS = ['ABS', 'CM', 'PP'];
const PASS = 10;

export interface YearOfStudy {
  student: string;
  rank: number;
  year: SchoolYear;
  programme: ProgrammePlan;
  block: number;
  /** null for the year in progress: no mark yet. */
  outcome: Outcome | null;
}

/** A mark or a word; the same student has the same ones at every load. */
const markOf = ({ outcome, rank }: YearOfStudy, at: number): number | string | null => {
  if (outcome === null) return null;
  if (outcome === 'mots' && at % 3 === 1) return WORDS[Math.floor(at / 3) % WORDS.length] ?? null;
  if (outcome === 'reste' && at % 4 === 3) return 7 + (rank % 3);
  return 10 + ((rank * 5 + at * 7) % 19) / 2;
};

const isPassed = (mark: number | string | null): boolean => typeof mark === 'number' && mark >= PASS;

const lines = (study: YearOfStudy, unit: Unit, at: number): Row[] => {
  const mark = markOf(study, at);
  const inFirst = unit.q1 && !unit.q2;
  const base = {
    EtudiantMatricule: study.student,
    AnneeAcademiqueValeur: study.year.label,
    ProgrammeCode: study.programme.code,
    UniteEnseignementCode: unit.code,
    ResultatEtudiantResultatSession1: inFirst ? mark : null,
    ResultatEtudiantResultatSession2: inFirst ? null : mark,
    ResultatEtudiantResultatSession3: mark !== null && !isPassed(mark) ? mark : null,
    ProgrammeEtudiantResultatFinal: mark !== null,
    Q1: unit.q1,
    Q2: unit.q2,
  };
  return [
    { ...base, ActiviteApprentissageCode: null, ECTS: unit.credits },
    ...unit.activities.map(({ code }) => ({ ...base, ActiviteApprentissageCode: code, ECTS: null })),
  ];
};

/** `resultats.csv`: the unit, then its parts. */
export const resultRows = (study: YearOfStudy): Row[] =>
  unitsOf(study.programme, study.block).flatMap((unit, at) => lines(study, unit, at));

/** The jury's words of a school. */
export interface JuryWords {
  all: string;
  some: string;
  graduated: string;
  grade: string;
}

/** `deliberations.csv`: one decision, at the last session; none for the year in progress. */
export const deliberationRows = (study: YearOfStudy, words: JuryWords, lastDay: string): Row[] => {
  if (study.outcome === null) return [];
  const marks = unitsOf(study.programme, study.block).map((unit, at) => ({
    unit,
    mark: markOf(study, at),
  }));
  const passed = marks.filter(({ mark }) => isPassed(mark));
  const numbers = marks.flatMap(({ mark }) => (typeof mark === 'number' ? [mark] : []));
  const isAll = passed.length === marks.length;
  const isLast = study.block === study.programme.blocks.length;
  return [
    {
      EtudiantMatricule: study.student,
      AnneeAcademiqueValeur: study.year.label,
      ProgrammeCode: study.programme.code,
      SessionNumero: 3,
      Date: `${study.year.begin + 1}-${lastDay}`,
      DecisionJury: isAll ? (isLast ? words.graduated : words.all) : words.some,
      Grade: isAll ? words.grade : null,
      InscriptionMoyenneGenerale:
        Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100,
      InscriptionTotalCredits: passed.reduce((sum, { unit }) => sum + unit.credits, 0),
      Diplome: isAll && isLast,
    },
  ];
};
