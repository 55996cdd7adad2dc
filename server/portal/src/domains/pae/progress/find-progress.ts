import type { Executor } from 'server-kernel/db/client';
import { dayOf } from 'shared-contract/base/days';
import type { ProgressCycle, ProgressUnit, ProgressYear } from 'shared-contract/progress/answers';
import { findPast } from '../../shared/programme/past.queries';
import { isAcquiredOutcome, type PastOutcome } from '../../shared/programme/past-outcome';
import { cycleName, paeLimitsOf } from '../../shared/programme/study-year';
import {
  type EnrolmentOfStudent,
  findEnrolments,
  findOffered,
  findProgramme,
  findRules,
} from '../programme/open-pae.queries';
import { buildProgress, creditsIn, figuresOf, fromBefore } from './build-progress';
import { findCatalogue, findDecisions, findGraduations, findStudied, findVerdicts } from './progress.queries';

type Enrolments = readonly [EnrolmentOfStudent, ...EnrolmentOfStudent[]];

/** Facts from which a student's cycles are built. */
interface StudentFacts {
  past: ReadonlyMap<number, PastOutcome>;
  /** Reason of units that only a programme marks as acquired. */
  reasons: ReadonlyMap<number, string | null>;
  /** Units of each enrolment. */
  studied: ReadonlyMap<number, ReadonlySet<number>>;
  decisions: ReadonlyMap<number, string | null>;
  /** Enrolments with which a jury ended the cycle. */
  graduations: ReadonlySet<number>;
  /** The enrolment of this year; undefined between two. */
  current: EnrolmentOfStudent | undefined;
}

const byEnrolment = (rows: readonly { inscriptionId: number; id: number }[]) => {
  const found = new Map<number, Set<number>>();
  for (const { inscriptionId, id } of rows)
    found.set(inscriptionId, (found.get(inscriptionId) ?? new Set()).add(id));
  return found;
};

type Verdict = Awaited<ReturnType<typeof findVerdicts>>[number];

const isGranted = ({ isValidated, isExempted }: Verdict): boolean => isValidated || isExempted;

/** Adds units that only a programme marks as acquired: the school writes exemptions there first. */
const outcomesWith = (
  past: ReadonlyMap<number, PastOutcome>,
  granted: readonly Verdict[],
  all: readonly EnrolmentOfStudent[],
): Map<number, PastOutcome> => {
  const years = new Map(all.map(({ inscriptionId, annee }) => [inscriptionId, annee]));
  const outcomes = new Map(past);
  for (const { id, inscriptionId, isExempted } of granted)
    outcomes.set(id, {
      result: isExempted ? 'exempted' : 'passed',
      annee: years.get(inscriptionId) ?? '',
      mark: null,
    });
  return outcomes;
};

const findFacts = async (
  db: Executor,
  etudiantId: number,
  all: readonly EnrolmentOfStudent[],
  today: string,
): Promise<StudentFacts> => {
  const ids = all.map(({ inscriptionId }) => inscriptionId);
  const past = await findPast(db, etudiantId);
  const verdicts = await findVerdicts(db, ids);
  const granted = verdicts.filter((one) => isGranted(one) && !isAcquiredOutcome(past.get(one.id)));
  const settled = verdicts.filter((one) => !isGranted(one));
  return {
    past: outcomesWith(past, granted, all),
    reasons: new Map(granted.map(({ id, motif }) => [id, motif])),
    studied: byEnrolment([...(await findStudied(db, ids)), ...settled, ...granted]),
    decisions: await findDecisions(db, ids),
    graduations: await findGraduations(db, ids),
    current: all.find(({ debut, fin }) => debut <= today && today <= fin),
  };
};

const yearOf = (
  { inscriptionId, annee }: EnrolmentOfStudent,
  counted: readonly ProgressUnit[],
  { past, studied, decisions }: StudentFacts,
): ProgressYear => {
  const own = studied.get(inscriptionId) ?? new Set<number>();
  const enrolled = counted.filter(({ UniteEnseignementID: id }) => own.has(id));
  const gained = counted.filter(({ UniteEnseignementID: id, Etat }) => {
    const known = past.get(id);
    const isOwn = own.has(id) ? known?.result !== 'before' : known?.result === 'granted';
    return isOwn && Etat === 'acquis' && known?.annee === annee;
  });
  return {
    InscriptionID: inscriptionId,
    AnneeAcademiqueValeur: annee,
    Inscrits: creditsIn(enrolled),
    Acquis: creditsIn(gained),
    DecisionJury: decisions.get(inscriptionId) ?? null,
  };
};

const findBlocks = async (
  db: Executor,
  { programmeId, blocs, bloc, programmeCredits: credits, inscriptionId }: EnrolmentOfStudent,
  { past, reasons, studied, current }: StudentFacts,
) => {
  const offered = await findOffered(db, { programmeId, bloc: blocs, blocs });
  const rules = await findRules(
    db,
    offered.map(({ id }) => id),
    programmeId,
  );
  const named = [...offered.map(({ id }) => id), ...[...rules.rivals.values()].flat()];
  const running = current?.inscriptionId === inscriptionId ? studied.get(inscriptionId) : undefined;
  return buildProgress({
    offered,
    past,
    reasons,
    rules,
    running: running ?? new Set(),
    bloc,
    creditsToGoOn: paeLimitsOf({ blocs, credits }).min,
    catalogue: await findCatalogue(db, named),
  });
};

/** Credits from before the first year that the portal knows; null where there are none. */
const beforeOf = (counted: readonly ProgressUnit[], past: StudentFacts['past']): ProgressCycle['Avant'] => {
  const units = fromBefore(counted, past);
  const PremiereAnneeValeur = past.get(units[0]?.UniteEnseignementID ?? 0)?.annee;
  return PremiereAnneeValeur === undefined ? null : { PremiereAnneeValeur, Acquis: creditsIn(units) };
};

/** The academic year in which a jury granted the diploma of the latest enrolment; null while none has. */
const grantedIn = (enrolments: Enrolments, { graduations }: StudentFacts): string | null => {
  const [{ programmeId }] = enrolments;
  const last = enrolments.find(
    (one) => one.programmeId === programmeId && graduations.has(one.inscriptionId),
  );
  return last?.annee ?? null;
};

/** One cycle: the programme of its latest enrolment, and all of its years. */
const findCycle = async (
  db: Executor,
  enrolments: Enrolments,
  facts: StudentFacts,
): Promise<ProgressCycle> => {
  const [latest] = enrolments;
  const Blocs = await findBlocks(db, latest, facts);
  const counted = Blocs.filter(({ EstOption }) => !EstOption).flatMap(({ Unites }) => Unites);
  return {
    DiplomeLibelle: (await findProgramme(db, latest.programmeId))?.libelle ?? '',
    Cycle: cycleName(latest.cycle),
    ...figuresOf(counted),
    DiplomeAccordeEn: grantedIn(enrolments, facts),
    Avant: beforeOf(counted, facts.past),
    Blocs,
    Annees: enrolments.map((one) => yearOf(one, counted, facts)),
  };
};

/** Credits towards each diploma of a student, the cycle in progress first; none for who was never enrolled. */
export const findProgress = async (db: Executor, etudiantId: number, now: Date): Promise<ProgressCycle[]> => {
  const all = await findEnrolments(db, etudiantId);
  const facts = all.length > 0 ? await findFacts(db, etudiantId, all, dayOf(now)) : null;
  if (!facts) return [];
  const cycles: ProgressCycle[] = [];
  for (const cycle of new Set(all.map((one) => one.cycle))) {
    const [latest, ...before] = all.filter((one) => one.cycle === cycle);
    if (latest) cycles.push(await findCycle(db, [latest, ...before], facts));
  }
  return cycles;
};
