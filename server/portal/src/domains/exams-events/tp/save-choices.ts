import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { invalid } from 'server-kernel/errors';
import { confirmedIn, requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { studentInView } from 'server-kernel/student-in-view';
import type { RecuLigne, RecuRef } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';
import type { Question } from 'shared-contract/base/plausibility';
import { englishTitles } from 'shared-contract/records/title-language';
import { clashQuestions, type TimedGroup } from 'shared-contract/tp/clashes';
import { examGroupQuestions } from 'shared-contract/tp/exam-clashes';
import type { TpChoices } from 'shared-contract/tp/schemas';
import { nextBestGroup, type TpSaved } from 'shared-contract/tp/tp';
import { type CurrentEnrolment, lockCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { issueReceipt } from '../../shared/receipts/issue-receipt.queries';
import { TP_MAIL } from '../act-mails';
import { findRegisteredExams } from '../exams/registered-exams';
import { checkChoices } from './check-choices';
import { grantPlaces, noteReceipt } from './grant-places.queries';
import { courseLabel, groupLabel, slotOf, toGroup } from './tp.presenter';
import { type CourseRow, findCourses, findGroups, findReceiptDate, type GroupRow } from './tp.queries';

const FULL = 'Ce groupe est complet.';
const NO_COURSE = 'Aucun cours de votre programme n’a de groupes de travaux pratiques.';

/** The receipt of the choices that had been granted before: what a request sent twice is answered. */
const earlierReceipt = async (
  tx: Tx,
  choices: TpChoices,
  courses: ReadonlyMap<number, CourseRow>,
): Promise<RecuRef | null> => {
  const numbers = choices.flatMap((one) => courses.get(one.ActiviteApprentissageID)?.recuNumero ?? []);
  const Numero = numbers.sort().at(-1);
  const date = Numero === undefined ? null : await findReceiptDate(tx, Numero);
  return Numero !== undefined && date !== null ? { Numero, Date: date } : null;
};

const receiptLines = (
  groupIds: ReadonlySet<number>,
  courses: ReadonlyMap<number, CourseRow>,
  groups: readonly GroupRow[],
): RecuLigne[] =>
  groups.flatMap((group) => {
    const course = courses.get(group.activiteId);
    if (!course || !groupIds.has(group.groupeId)) return [];
    return [
      {
        Code: course.code,
        Libelle: courseLabel(course),
        TitresAnglais: englishTitles(course.unite, course.enAnglais),
        Valeur: groupLabel(group),
        Genre: 'detail' as const,
      },
    ];
  });

/** Requested choices with the courses and groups that they name. */
interface RequestedChoices {
  enrolment: CurrentEnrolment;
  choices: TpChoices;
  courses: readonly CourseRow[];
  groups: readonly GroupRow[];
}

/** The groups of the student as they would be: those that are chosen for good, and those that are asked for. */
const timedGroups = (
  choices: TpChoices,
  courses: readonly CourseRow[],
  groups: readonly GroupRow[],
): TimedGroup[] =>
  courses.flatMap((course) => {
    const asked = choices.find((one) => one.ActiviteApprentissageID === course.activiteId);
    const groupId = course.groupeId ?? asked?.GroupeActiviteApprentissageID;
    const group = groups.find((one) => one.groupeId === groupId);
    return group
      ? [{ groupId: group.groupeId, course: courseLabel(course), group: group.libelle, slot: slotOf(group) }]
      : [];
  });

/** Groups at the same hour, hers and those that are asked for, and exams at the hour of those that are asked for. */
const questionsOf = async (
  tx: Tx,
  { enrolment, choices, courses, groups }: RequestedChoices,
  today: string,
): Promise<Question[]> => {
  const own = timedGroups(choices, courses, groups);
  const chosen = new Set(courses.map(({ groupeId }) => groupeId));
  const fresh = own.filter(({ groupId }) => !chosen.has(groupId));
  const exams = fresh.length > 0 ? await findRegisteredExams(tx, enrolment, today) : [];
  return [...clashQuestions(own), ...examGroupQuestions(fresh, exams, today)];
};

/** Result of each choice, with the next best group among the remaining places. */
const toOutcome =
  (granted: ReadonlySet<number>, groups: readonly GroupRow[]) =>
  ({ Confirmations: _, ...choice }: TpChoices[number]): TpSaved['Items'][number] => {
    if (granted.has(choice.GroupeActiviteApprentissageID)) {
      return { ...choice, Accorde: true, Raison: null, Proposition: null };
    }
    const own = groups.filter(({ activiteId }) => activiteId === choice.ActiviteApprentissageID);
    return {
      ...choice,
      Accorde: false,
      Raison: FULL,
      Proposition: nextBestGroup(own.map(toGroup))?.ID ?? null,
    };
  };

/** Takes the places of the groups that were not seen full; those that somebody else took meanwhile are refused. */
const takePlaces = async (
  tx: Tx,
  enrolment: CurrentEnrolment,
  groups: readonly GroupRow[],
  wanted: readonly number[],
  now: Date,
) => {
  const hopeful = groups.filter(({ groupeId, places }) => places > 0 && wanted.includes(groupeId));
  if (hopeful.length === 0) return { given: new Set<number>(), left: groups };
  const given = await grantPlaces(tx, enrolment.inscriptionId, hopeful, now);
  if (given.size === hopeful.length) return { given, left: groups };
  const courseIds = new Set(groups.map(({ activiteId }) => activiteId));
  return { given, left: await findGroups(tx, enrolment.serie, [...courseIds]) };
};

/**
 * Saves the choices of who asks: each group that has a place left is granted, for good, with one receipt for all
 * of them in the same transaction; a full one is refused by itself (CONTRACT §5.11). A choice that was granted
 * before is granted again, so that a request sent twice has the same answer.
 */
export const saveChoices = (
  app: FastifyInstance,
  request: FastifyRequest,
  choices: TpChoices,
): Promise<TpSaved> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const etudiantId = studentInView(request);
    const enrolment = await lockCurrentEnrolment(tx, etudiantId, dayOf(now));
    if (!enrolment) throw invalid([], NO_COURSE);
    const { inscriptionId, serie } = enrolment;
    const all = await findCourses(tx, enrolment);
    const groups = await findGroups(
      tx,
      serie,
      all.map(({ activiteId }) => activiteId),
    );
    const courses = checkChoices(choices, all, groups);
    const questions = await questionsOf(tx, { enrolment, choices, courses: all, groups }, dayOf(now));
    requireConfirmed(questions, confirmedIn(choices));
    const idsOf = (isChosen: boolean) =>
      choices
        .filter((one) => (courses.get(one.ActiviteApprentissageID)?.groupeId !== null) === isChosen)
        .map((one) => one.GroupeActiviteApprentissageID);
    const { given, left } = await takePlaces(tx, enrolment, groups, idsOf(false), now);
    const Items = choices.map(toOutcome(new Set([...given, ...idsOf(true)]), left));
    if (given.size === 0) {
      app.audit.unchanged(request);
      return { Items, Recu: await earlierReceipt(tx, choices, courses) };
    }
    const Recu = await issueReceipt(tx, {
      etudiantId,
      Domaine: 'Travaux pratiques',
      Objet: 'Inscription aux groupes de travaux pratiques',
      Lignes: receiptLines(given, courses, groups),
      Colonnes: { Libelle: 'Activité', Valeur: 'Groupe' },
      mail: TP_MAIL,
      now,
    });
    await noteReceipt(tx, inscriptionId, [...given], Recu.Numero);
    const target = `groupes:${[...given].join(',')}`;
    await app.audit.record(request, { action: 'tp.inscription', etudiantId, target }, tx);
    return { Items, Recu };
  });
