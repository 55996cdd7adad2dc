import type { Executor } from 'server-kernel/db/client';
import { notFound, unavailable } from 'server-kernel/errors';
import { dayOf } from 'shared-contract/base/days';
import { findPast } from '../../shared/programme/past.queries';
import type { PastOutcome } from '../../shared/programme/past-outcome';
import { isSubmitted } from '../../shared/programme/read-programme';
import { levelName, paeLimitsOf } from '../../shared/programme/study-year';
import { buildProgramme, type OfferedUnit } from './build-programme';
import {
  type EnrolmentOfStudent,
  findEnrolments,
  findOffered,
  findProgramme,
  findProgrammeOfDiploma,
  findRules,
  findYear,
  insertEnrolment,
  insertPae,
} from './open-pae.queries';

export interface OpenPae {
  etudiantId: number;
  /** The value of the list DiplomeID that was chosen in the wizard; null goes on with the programme of last year. */
  diplomeId: number | null;
  now: Date;
}

type Place = Pick<
  EnrolmentOfStudent,
  'programmeId' | 'bloc' | 'blocs' | 'programmeCredits' | 'cycle' | 'takesRest'
>;

/** The next block, or the same one while too few of its credits are acquired. */
const nextBlock = ({ bloc, blocs, programmeCredits, acquired }: EnrolmentOfStudent): number =>
  Math.min(acquired >= paeLimitsOf({ blocs, credits: programmeCredits }).min ? bloc + 1 : bloc, blocs);

/** Enrols the student for the year: the next block, or the first one of the programme that was chosen. */
const enrol = async (tx: Executor, { etudiantId, diplomeId, now }: OpenPae, last: EnrolmentOfStudent) => {
  const year = await findYear(tx, dayOf(now));
  if (!year) throw unavailable();
  const chosen = diplomeId === null ? null : await findProgrammeOfDiploma(tx, diplomeId);
  // A master whose catalogue is not in the portal yet: the secretariat enrols, nothing is composed meanwhile.
  if (diplomeId !== null && !chosen) return null;
  const programme = chosen ?? (await findProgramme(tx, last.programmeId));
  if (!programme) throw notFound('Ce programme n’existe pas.');
  const isSame = programme.programmeId === last.programmeId;
  const bloc = isSame ? nextBlock(last) : 1;
  const inscriptionId = await insertEnrolment(tx, {
    etudiantId,
    anneeAcademiqueId: year.anneeAcademiqueId,
    programmeId: programme.programmeId,
    bloc,
    niveauCoursLibelle: levelName(programme.cycle, bloc),
    modalite: last.modalite,
    statutPae: 'En préparation',
    tp: isSame ? last.tp : null,
  });
  const { programmeId, blocs, cycle, credits, resteCyclePrecedent } = programme;
  return {
    inscriptionId,
    programmeId,
    bloc,
    blocs,
    cycle,
    programmeCredits: credits,
    takesRest: resteCyclePrecedent,
  };
};

type Past = ReadonlyMap<number, PastOutcome>;

/**
 * All that the blocks of an earlier cycle hold, for a student who went on to a programme that takes what is left of it:
 * what she left out or failed stays hers to take. An option is one of a choice, so only those that she tried are listed.
 */
const offeredBefore = async (tx: Executor, earlier: EnrolmentOfStudent, past: Past) => {
  const all = await findOffered(tx, { ...earlier, bloc: earlier.blocs });
  return all
    .filter(({ id, isOption }) => !isOption || past.has(id))
    .map((unit): OfferedUnit => ({ ...unit, niveau: `Cycle précédent, ${unit.niveau.toLowerCase()}` }));
};

/** Remaining units of an earlier cycle, then this year's programme. */
const offeredTo = async (
  tx: Executor,
  place: Place,
  { earlier, past }: { earlier: EnrolmentOfStudent | undefined; past: Past },
) => {
  const own = await findOffered(tx, place);
  // Without its own units there is nothing to compose: what is left of an earlier cycle is no programme.
  if (own.length === 0) return [];
  if (!place.takesRest || !earlier) return own;
  const known = new Set(own.map(({ id }) => id));
  const before = await offeredBefore(tx, earlier, past);
  return [...before.filter(({ id }) => !known.has(id)), ...own];
};

/** The enrolment of the year in progress, and those of the years that are over, newest first. */
const findYears = async (tx: Executor, etudiantId: number, now: Date) => {
  const all = await findEnrolments(tx, etudiantId);
  const today = dayOf(now);
  return {
    current: all.find(({ debut, fin }) => debut <= today && today <= fin),
    over: all.filter(({ fin }) => fin < today),
  };
};

/** Writes the programme of an enrolment, unless it has one; null where the catalogue has no units of it. */
const fillPae = async (
  tx: Executor,
  etudiantId: number,
  place: Place & { inscriptionId: number },
  over: readonly EnrolmentOfStudent[],
): Promise<number | null> => {
  const past = await findPast(tx, etudiantId);
  const earlier = over.find(({ cycle }) => cycle !== place.cycle);
  const offered = await offeredTo(tx, place, { earlier, past });
  if (offered.length === 0) return null;
  const rules = await findRules(
    tx,
    offered.map(({ id }) => id),
    place.programmeId,
  );
  const units = buildProgramme(offered, past, rules);
  const { min, max } = paeLimitsOf({ blocs: place.blocs, credits: place.programmeCredits });
  await insertPae(tx, { inscriptionId: place.inscriptionId, ectsMin: min, ectsMax: max }, units);
  return place.inscriptionId;
};

/**
 * Opens the annual programme of the year in progress, in the transaction of what leads to it (the last step of
 * the wizard), enrolling the student where she is not yet. One that is open already stays as it is.
 *
 * @returns the number of the enrolment; null when there is no programme to compose
 */
export const openPae = async (tx: Executor, asked: OpenPae): Promise<number | null> => {
  const { etudiantId, now } = asked;
  const { current, over } = await findYears(tx, etudiantId, now);
  const before = over[0];
  const place = current ?? (before && (await enrol(tx, asked, before)));
  return place ? fillPae(tx, etudiantId, place, over) : null;
};

/**
 * Opens the programme of an enrolment that the school's package brought for a student who has nothing to answer in
 * the wizard: it waits for nothing else. Reading the screen is what opens it, since the catalogue or the year may come
 * after the enrolment.
 */
export const openImportedPae = async (tx: Executor, etudiantId: number, now: Date): Promise<void> => {
  const { current, over } = await findYears(tx, etudiantId, now);
  if (current && !isSubmitted(current)) await fillPae(tx, etudiantId, current, over);
};
