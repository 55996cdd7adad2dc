import { dayOf } from 'shared-contract/base/days';
import { PAE_LIMITS } from 'shared-contract/base/limits';
import type { Executor } from '../../../db/client';
import { notFound, unavailable } from '../../../errors';
import { buildProgramme, type OfferedUnit } from './build-programme';
import {
  type EnrolmentOfStudent,
  findEnrolments,
  findOffered,
  findPast,
  findPrerequisites,
  findProgramme,
  findProgrammeOfDiploma,
  findYear,
  insertEnrolment,
  insertPae,
} from './open-pae.queries';

const CYCLES: Record<string, string> = { bachelier: 'Bachelier', master: 'Master' };

export interface OpenPae {
  etudiantId: number;
  /** The value of the list DiplomeID that was chosen in the wizard; null goes on with the programme of last year. */
  diplomeId: number | null;
  now: Date;
}

type Place = Pick<EnrolmentOfStudent, 'programmeId' | 'bloc' | 'blocs'>;

/** The next block, or the same one while too few of its credits are acquired. */
const nextBlock = ({ bloc, blocs, credits }: EnrolmentOfStudent): number =>
  Math.min(credits >= PAE_LIMITS.min ? bloc + 1 : bloc, blocs);

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
    niveauCoursLibelle: `${CYCLES[programme.cycle] ?? programme.cycle}, bloc ${bloc}`,
    modalite: last.modalite,
    statutPae: 'En préparation',
    tp: isSame ? last.tp : null,
  });
  return { inscriptionId, programmeId: programme.programmeId, bloc, blocs: programme.blocs };
};

/** What is left of the programme before, then the one of this year. */
const offeredTo = async (tx: Executor, place: Place, before: EnrolmentOfStudent | undefined) => {
  const own = await findOffered(tx, place);
  if (!before || before.programmeId === place.programmeId) return own;
  const left = await findOffered(tx, before);
  const known = new Set(own.map(({ id }) => id));
  const earlier = left
    .filter(({ id, isOption }) => !known.has(id) && !isOption)
    .map(
      (unit): OfferedUnit => ({
        ...unit,
        niveau: `Cycle précédent, ${unit.niveau.toLowerCase()}`,
        isEarlier: true,
      }),
    );
  return [...earlier, ...own];
};

/**
 * Opens the annual programme of the year in progress, in the transaction of what leads to it (the last step of
 * the wizard), enrolling the student where she is not yet. One that is open already stays as it is.
 *
 * @returns the number of the enrolment; null when there is no programme to compose
 */
export const openPae = async (tx: Executor, asked: OpenPae): Promise<number | null> => {
  const { etudiantId, now } = asked;
  const all = await findEnrolments(tx, etudiantId);
  const today = dayOf(now);
  const current = all.find(({ debut, fin }) => debut <= today && today <= fin);
  const before = all.find(({ fin }) => fin < today);
  const place = current ?? (before && (await enrol(tx, asked, before)));
  if (!place) return null;
  const offered = await offeredTo(tx, place, before);
  const ids = offered.map(({ id }) => id);
  const past = await findPast(tx, etudiantId);
  const units = buildProgramme(offered, past, await findPrerequisites(tx, ids));
  const limits = { ectsMin: PAE_LIMITS.min, ectsMax: PAE_LIMITS.max };
  await insertPae(tx, { inscriptionId: place.inscriptionId, ...limits }, units);
  return place.inscriptionId;
};
