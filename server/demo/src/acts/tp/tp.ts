import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Executor } from 'server-kernel/db/client';
import { grantPlaces, noteReceipt } from 'server-portal/domains/exams-events/tp/grant-places.queries';
import { courseLabel, groupLabel } from 'server-portal/domains/exams-events/tp/tp.presenter';
import { findCourses, findGroups } from 'server-portal/domains/exams-events/tp/tp.queries';
import { findCurrentEnrolment } from 'server-portal/domains/shared/people/current-enrolment.queries';
import * as schema from 'server-schema';
import { groupesTp } from 'server-schema/exams-events/tp';
import { inscriptions } from 'server-schema/records/records';
import { dayOf, daysBefore } from 'shared-contract/base/days';
import { copyInto } from '../../copy';
import { PERSONAS, TWIN_DIGITS } from '../../people/personas';
import type { Programme } from '../../school/catalogue';
import { loadReceipts } from '../receipts';
import { openGroups, seriesGroups } from './tp-groups';
import { loadWishes, shareSeries } from './tp-wishes';

const DAYS_AGO = 3;

/** The persona whose groups are all chosen (CONTRACT §4). */
const ALL_CHOSEN = '230108';

/** Personas of the second block and their twins: each has groups of her own (docs/decisions/exams-and-groups.md). */
const seriesStudents = () =>
  TWIN_DIGITS.flatMap((digit, twin) =>
    PERSONAS.flatMap(({ matricule }, index) =>
      matricule.startsWith('2301')
        ? [
            {
              etudiantId: twin * PERSONAS.length + index + 1,
              serie: `${digit}${matricule.slice(1)}`,
              isDone: matricule === ALL_CHOSEN,
            },
          ]
        : [],
    ),
  );

const chooseAll = async (db: Executor, etudiantId: number, now: Date): Promise<void> => {
  const enrolment = await findCurrentEnrolment(db, etudiantId, dayOf(now));
  if (!enrolment) return;
  const courses = await findCourses(db, enrolment);
  const groups = await findGroups(
    db,
    enrolment.serie,
    courses.map(({ activiteId }) => activiteId),
  );
  const chosen = courses.flatMap((course) => {
    const free = groups.find(({ activiteId, places }) => activiteId === course.activiteId && places > 1);
    return free ? [{ course, group: free }] : [];
  });
  const wanted = chosen.map(({ group }) => group);
  const on = daysBefore(now, DAYS_AGO);
  await grantPlaces(db, enrolment.inscriptionId, wanted, on);
  const [numero = ''] = await loadReceipts(db, [
    {
      etudiantId,
      Domaine: 'Travaux pratiques',
      Objet: 'Inscription aux groupes de travaux pratiques',
      Lignes: chosen.map(({ course, group }) => ({
        Code: course.code,
        Libelle: courseLabel(course),
        Valeur: groupLabel(group),
        Genre: 'detail',
      })),
      Colonnes: { Libelle: 'Activité', Valeur: 'Groupe' },
      now: on,
    },
  ]);
  await noteReceipt(
    db,
    enrolment.inscriptionId,
    wanted.map(({ groupeId }) => groupeId),
    numero,
  );
};

/** Groups of practical work, the choices of those who made all of theirs, and lines of full groups. */
export const loadTp = async (client: Client, programmes: Programme[], now: Date): Promise<void> => {
  const db = drizzle(client, { schema });
  const students = seriesStudents();
  await copyInto(client, groupesTp, [
    ...openGroups(programmes),
    ...students.flatMap(({ serie }, rank) => seriesGroups(programmes, serie, rank)),
  ]);
  await db
    .update(inscriptions)
    .set({
      serie: sql`(select e.matricule from etudiants e where e.etudiant_id = ${inscriptions.etudiantId})`,
    })
    .where(
      inArray(
        inscriptions.etudiantId,
        students.map(({ etudiantId }) => etudiantId),
      ),
    );
  await shareSeries(db);
  for (const { etudiantId, isDone } of students) if (isDone) await chooseAll(db, etudiantId, now);
  await loadWishes(db, now);
};
