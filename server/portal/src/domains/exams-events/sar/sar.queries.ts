import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { preparedSql } from 'server-kernel/db/prepared-query';
import { remediationsEtudiants } from 'server-schema/exams-events/remediation';
import type { Remediation } from 'shared-contract/sar/sar';

/** More than an institution offers a student in a year; this only bounds the answer. */
const MAX_ROWS = 200;

export type RemediationRow = {
  id: number;
  code: string;
  libelle: string;
  quadrimestre: string | null;
  public_cible: string | null;
  intervalles: Remediation['RemediationIntervalles'];
  inscrit: boolean;
};

const selectRemediations = preparedSql<{ etudiantId: number; today: string }, RemediationRow>(
  (at) => sql`
    with courantes as (
      select i.inscription_id from inscriptions i join annees_academiques a using (annee_academique_id)
      where i.etudiant_id = ${at.etudiantId} and ${at.today}::date between a.debut and a.fin)
    select r.remediation_id as id, r.code, r.libelle, r.quadrimestre, r.public_cible,
      (select coalesce(json_agg(json_build_object('DateDebut', v.debut, 'DateFin', v.fin,
          'HeureDebut', v.heure_debut, 'HeureFin', v.heure_fin) order by v.debut), '[]')
        from remediations_intervalles v where v.remediation_id = r.remediation_id) as intervalles,
      exists (select 1 from remediations_etudiants e
        where e.remediation_id = r.remediation_id and e.etudiant_id = ${at.etudiantId}) as inscrit
    from remediations r
    where exists (select 1 from courantes) and (r.unite_enseignement_id is null or exists (
      select 1 from resultats t join courantes using (inscription_id)
      where t.unite_enseignement_id = r.unite_enseignement_id))
    order by r.quadrimestre nulls first, r.code limit ${MAX_ROWS}`,
);

/**
 * Remediations offered to a student on a day (YYYY-MM-DD): those of the units of her enrolment of the academic
 * year in progress, and those that are open to everyone enrolled.
 */
export const findRemediations = (
  db: Executor,
  etudiantId: number,
  today: string,
): Promise<RemediationRow[]> => selectRemediations(db, { etudiantId, today });

/** Signs a student up; what she is signed up for already stays as it is. */
export const signUp = async (tx: Tx, etudiantId: number, ids: number[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  const rows = ids.map((remediationId) => ({ remediationId, etudiantId, inscritLe: now }));
  await tx.insert(remediationsEtudiants).values(rows).onConflictDoNothing();
};

/** Takes a student off. */
export const signOff = async (tx: Tx, etudiantId: number, ids: number[]): Promise<void> => {
  if (ids.length === 0) return;
  const ofStudent = eq(remediationsEtudiants.etudiantId, etudiantId);
  await tx
    .delete(remediationsEtudiants)
    .where(and(ofStudent, inArray(remediationsEtudiants.remediationId, ids)));
};
