import type { deliberations, inscriptions, resultats } from 'server-schema/records/records';
import type { Random } from '../random';
import { creditsOf, type PlannedYear } from './careers';
import type { ActivityMarks, UnitOutcome } from './outcomes';

export type EnrolmentRow = typeof inscriptions.$inferInsert & { inscriptionId: number };
export type ResultRow = typeof resultats.$inferInsert;
export type DeliberationRow = typeof deliberations.$inferInsert;

/** Enrolments kept for each student: their numbers do not move with the others'. */
const YEARS_PER_STUDENT = 4;

const CYCLES: Record<string, string> = { bachelier: 'Bachelier', master: 'Master' };

const SIGNED = new Set(['Signé', 'Validé']);

/** Days of signature and validation of a programme, in the autumn of its year; one in five waits for the latter. */
const programmeDates = (inscriptionId: number, { year, statutPae }: PlannedYear) => {
  if (!SIGNED.has(statutPae ?? '')) return { paeSigneLe: null, paeValideLe: null };
  const autumn = (day: number) => `${year.end - 1}-10-${String(day).padStart(2, '0')}`;
  return {
    paeSigneLe: autumn(2 + (inscriptionId % 9)),
    paeValideLe: inscriptionId % 5 === 0 ? null : autumn(12 + (inscriptionId % 4)),
  };
};

export const enrolmentRow = (
  etudiantId: number,
  index: number,
  planned: PlannedYear,
  random: Random,
): EnrolmentRow => {
  const { programme, bloc, year, statutPae } = planned;
  const inscriptionId = (etudiantId - 1) * YEARS_PER_STUDENT + index + 1;
  return {
    inscriptionId,
    etudiantId,
    anneeAcademiqueId: year.id,
    programmeId: programme.id,
    bloc,
    niveauCoursLibelle: `${CYCLES[programme.cycle] ?? programme.cycle}, bloc ${bloc}`,
    modalite: random.chance(0.9) ? 'Horaire de jour' : 'Horaire décalé',
    statutPae,
    ...programmeDates(inscriptionId, planned),
    tp: programme.cycle === 'bachelier' ? `Groupe ${random.faker.number.int({ min: 1, max: 8 })}` : null,
  };
};

const lineBase = (inscriptionId: number, { unit, dispense, transfert }: UnitOutcome) => ({
  inscriptionId,
  uniteEnseignementId: unit.id,
  dispense,
  transfert,
  q1: unit.q1,
  q2: unit.q2,
});

const NO_MARKS = {
  partiel: null,
  session1: null,
  session2: null,
  session3: null,
  report: false,
  final: false,
};

const marksOf = (marks: ActivityMarks | undefined) => {
  if (!marks) return NO_MARKS;
  const [session1, session2, session3] = marks.sessions;
  const isFinal = session1 !== null || session2 !== null || session3 !== null;
  return { partiel: marks.partiel, session1, session2, session3, report: marks.report, final: isFinal };
};

/** The unit's own line, then one a learning activity. */
export const resultRows = (
  inscriptionId: number,
  outcome: UnitOutcome,
  groups: (activityId: number) => string | null,
): ResultRow[] => {
  const base = lineBase(inscriptionId, outcome);
  const { mark, session, unit } = outcome;
  const own = {
    ...base,
    activiteApprentissageId: null,
    groupeCode: null,
    partiel: null,
    session1: session === 1 ? mark : null,
    session2: session === 2 ? mark : null,
    session3: session === 3 ? mark : null,
    report: false,
    final: mark !== null,
    ects: unit.ects,
  };
  const activities = unit.activities.map((activity, index) => ({
    ...base,
    activiteApprentissageId: activity.id,
    groupeCode: activity.libelle === 'Théorie' ? null : groups(activity.id),
    ...marksOf(outcome.activities[index]),
    ects: null,
  }));
  return [own, ...activities];
};

const average = (outcomes: UnitOutcome[]): number | null => {
  const marked = outcomes.flatMap(({ mark, unit }) => (mark === null ? [] : [{ mark, ects: unit.ects }]));
  const credits = marked.reduce((sum, { ects }) => sum + ects, 0);
  if (credits === 0) return null;
  const weighted = marked.reduce((sum, { mark, ects }) => sum + mark * ects, 0) / credits;
  return Math.round(weighted * 100) / 100;
};

const GRADES: [number, string][] = [
  [18, 'La plus grande distinction'],
  [16, 'Grande distinction'],
  [14, 'Distinction'],
  [12, 'Satisfaction'],
];

const decisionOf = ({ programme, bloc, outcomes }: PlannedYear, credits: number): string => {
  const all = outcomes.reduce((sum, { unit }) => sum + unit.ects, 0);
  if (credits === all) return bloc === programme.blocs.length ? 'Réussite du cycle' : 'Réussite';
  if (credits >= 45) return 'Poursuite du programme';
  return credits >= 30 ? 'Poursuite avec accord du jury' : 'Échec';
};

/** What the jury decided: in June when nothing was left for September, otherwise then. */
export const deliberationRows = (inscriptionId: number, planned: PlannedYear): DeliberationRow[] => {
  if (!planned.isOver) return [];
  const [, june, september] = planned.year.sessions;
  if (!june || !september) return [];
  const credits = creditsOf(planned.outcomes);
  const decision = decisionOf(planned, credits);
  const moyenne = average(planned.outcomes);
  const grade = credits >= 45 ? GRADES.find(([from]) => (moyenne ?? 0) >= from)?.[1] : undefined;
  const isInSeptember = planned.outcomes.some(({ session }) => session === 3);
  const last = isInSeptember ? september : june;
  const final = {
    inscriptionId,
    sessionId: last.id,
    date: last.fin,
    decisionJury: decision,
    grade: grade ?? null,
    moyenneGenerale: moyenne,
    totalCredits: credits,
    diplome: decision === 'Réussite du cycle',
  };
  if (!isInSeptember) return [final];
  const inJune = planned.outcomes.filter(({ session }) => session !== 3);
  return [
    {
      ...final,
      sessionId: june.id,
      date: june.fin,
      decisionJury: 'Prolongation de session',
      grade: null,
      moyenneGenerale: average(inJune),
      totalCredits: creditsOf(inJune),
      diplome: false,
    },
    final,
  ];
};
