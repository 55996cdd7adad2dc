import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/client';

/** The enrolment of the academic year in which a day lies. */
export type CurrentEnrolment = {
  inscriptionId: number;
  anneeAcademiqueId: number;
  niveau: string;
  serie: string | null;
};

const select = async (
  db: Executor,
  etudiantId: number,
  today: string,
  lock: SQL,
): Promise<CurrentEnrolment | null> => {
  const { rows } = await db.execute<CurrentEnrolment>(sql`
    select i.inscription_id as "inscriptionId", i.annee_academique_id as "anneeAcademiqueId",
      i.niveau_cours_libelle as niveau, i.serie
    from inscriptions i join annees_academiques a using (annee_academique_id)
    where i.etudiant_id = ${etudiantId} and ${today}::date between a.debut and a.fin
    order by i.inscription_id desc limit 1 ${lock}`);
  return rows[0] ?? null;
};

/** A student's enrolment on a Brussels day, the latest one when there are two; null without any. */
export const findCurrentEnrolment = (
  db: Executor,
  etudiantId: number,
  today: string,
): Promise<CurrentEnrolment | null> => select(db, etudiantId, today, sql``);

/**
 * The same, and the student's other writes on it wait until this transaction ends. What depends on it is read in
 * later statements: one that had to wait for the lock still sees the other tables as they were before.
 */
export const lockCurrentEnrolment = (
  tx: Tx,
  etudiantId: number,
  today: string,
): Promise<CurrentEnrolment | null> => select(tx, etudiantId, today, sql`for no key update of i`);
