import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecuLigne, RecuRef } from 'shared-contract';
import { nextBestGroup, type TpSaved } from 'shared-contract/tp';
import type { TpChoices } from 'shared-contract/tp-schemas';
import { dayInBrussels } from '../../clock';
import type { Tx } from '../../db/client';
import { invalid } from '../../errors';
import { studentInView } from '../../student-in-view';
import { lockCurrentEnrolment } from '../records/current-enrolment.queries';
import { issueReceipt } from '../recus/recus.queries';
import { checkChoices } from './check-choices';
import { grantPlaces, noteReceipt } from './grant-places.queries';
import { courseLabel, groupLabel, toGroup } from './tp.presenter';
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
    return [{ Libelle: `${course.code} – ${courseLabel(course)}`, Valeur: groupLabel(group) }];
  });

/** What became of each choice; the next best group is looked for among the places that are left by now. */
const outcomes = async (tx: Tx, serie: string | null, choices: TpChoices, granted: ReadonlySet<number>) => {
  const refused = choices.filter((one) => !granted.has(one.GroupeActiviteApprentissageID));
  const left =
    refused.length > 0
      ? await findGroups(
          tx,
          serie,
          refused.map((one) => one.ActiviteApprentissageID),
        )
      : [];
  return choices.map((choice): TpSaved['Items'][number] => {
    if (!refused.includes(choice)) return { ...choice, Accorde: true, Raison: null, Proposition: null };
    const groups = left.filter(({ activiteId }) => activiteId === choice.ActiviteApprentissageID);
    return {
      ...choice,
      Accorde: false,
      Raison: FULL,
      Proposition: nextBestGroup(groups.map(toGroup))?.ID ?? null,
    };
  });
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
    const enrolment = await lockCurrentEnrolment(tx, etudiantId, dayInBrussels(now));
    if (!enrolment) throw invalid([], NO_COURSE);
    const { inscriptionId, serie } = enrolment;
    const all = await findCourses(tx, enrolment);
    const groups = await findGroups(
      tx,
      serie,
      all.map(({ activiteId }) => activiteId),
    );
    const courses = checkChoices(choices, all, groups);
    const isNew = (one: TpChoices[number]) => courses.get(one.ActiviteApprentissageID)?.groupeId === null;
    const wanted = choices.filter(isNew).map((one) => ({
      activiteId: one.ActiviteApprentissageID,
      groupeId: one.GroupeActiviteApprentissageID,
    }));
    const given = wanted.length > 0 ? await grantPlaces(tx, inscriptionId, wanted, now) : new Set<number>();
    const before = choices.filter((one) => !isNew(one)).map((one) => one.GroupeActiviteApprentissageID);
    const Items = await outcomes(tx, serie, choices, new Set([...given, ...before]));
    if (given.size === 0) return { Items, Recu: await earlierReceipt(tx, choices, courses) };
    const Recu = await issueReceipt(tx, {
      etudiantId,
      Domaine: 'Travaux pratiques',
      Objet: 'Inscription aux groupes de travaux pratiques',
      Lignes: receiptLines(given, courses, groups),
      now,
    });
    await noteReceipt(tx, inscriptionId, [...given], Recu.Numero);
    const entry = { action: 'tp.inscription', etudiantId, target: `groupes:${[...given].join(',')}` };
    await app.audit.record(request, entry, tx);
    return { Items, Recu };
  });
