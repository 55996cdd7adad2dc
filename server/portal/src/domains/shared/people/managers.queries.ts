import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { responsables } from 'server-schema/records/catalogue';
import { membresPersonnel } from 'server-schema/records/people';
import { inscriptions } from 'server-schema/records/records';
import type { Manager } from 'shared-contract';

export interface Managers {
  GestionnairesAdministratifs: Manager[];
  Coordinateurs: Manager[];
}

/** Without a student, or for an enrolment that is over. */
export const NO_MANAGERS: Managers = { GestionnairesAdministratifs: [], Coordinateurs: [] };

const staffFields = {
  fonction: responsables.fonction,
  Nom: membresPersonnel.nom,
  Prenom: membresPersonnel.prenom,
  Email: membresPersonnel.email,
  Telephone: membresPersonnel.telephone,
  Local: membresPersonnel.local,
};

type StaffLine = Manager & { fonction: string };

const toManagers = (lines: StaffLine[]): Managers => {
  const of = (fonction: string) =>
    lines.filter((line) => line.fonction === fonction).map(({ fonction: _, ...manager }) => manager);
  return { GestionnairesAdministratifs: of('gestionnaire'), Coordinateurs: of('coordinateur') };
};

/** Managers and coordinators of one block of a programme, by name. */
export const findManagers = async (db: Executor, programmeId: number, bloc: number): Promise<Managers> =>
  toManagers(
    await db
      .select(staffFields)
      .from(responsables)
      .innerJoin(membresPersonnel, eq(membresPersonnel.membrePersonnelId, responsables.membrePersonnelId))
      .where(and(eq(responsables.programmeId, programmeId), eq(responsables.bloc, bloc)))
      .orderBy(membresPersonnel.nom, membresPersonnel.prenom)
      .limit(50),
  );

const selectStudentManagers = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) => {
  const latest = db
    .select({ programmeId: inscriptions.programmeId, bloc: inscriptions.bloc })
    .from(inscriptions)
    .where(eq(inscriptions.etudiantId, at.etudiantId))
    .orderBy(desc(inscriptions.anneeAcademiqueId), desc(inscriptions.inscriptionId))
    .limit(1)
    .as('latest');
  return db
    .select(staffFields)
    .from(latest)
    .innerJoin(
      responsables,
      and(eq(responsables.programmeId, latest.programmeId), eq(responsables.bloc, latest.bloc)),
    )
    .innerJoin(membresPersonnel, eq(membresPersonnel.membrePersonnelId, responsables.membrePersonnelId))
    .orderBy(membresPersonnel.nom, membresPersonnel.prenom)
    .limit(50);
});

/** Contacts of a student: managers and coordinators of her latest enrolment. */
export const findStudentManagers = async (db: Orm, etudiantId: number): Promise<Managers> =>
  toManagers(await selectStudentManagers(db, { etudiantId }));
