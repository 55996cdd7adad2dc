import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { type OrPlaceholder, preparedSql } from 'server-kernel/db/prepared-query';

/** The enrolment of the academic year in which a day lies. */
export type CurrentEnrolment = {
  inscriptionId: number;
  anneeAcademiqueId: number;
  niveau: string;
  serie: string | null;
};

const select = (etudiantId: OrPlaceholder<number>, today: OrPlaceholder<string>, lock: SQL) => sql`
    select i.inscription_id as "inscriptionId", i.annee_academique_id as "anneeAcademiqueId",
      i.niveau_cours_libelle as niveau, i.serie
    from inscriptions i join annees_academiques a using (annee_academique_id)
    where i.etudiant_id = ${etudiantId} and ${today}::date between a.debut and a.fin
    order by i.inscription_id desc limit 1 ${lock}`;

const selectCurrent = preparedSql<{ etudiantId: number; today: string }, CurrentEnrolment>((at) =>
  select(at.etudiantId, at.today, sql``),
);

/** A student's enrolment on a Brussels day, the latest one when there are two; null without any. */
export const findCurrentEnrolment = async (
  db: Executor,
  etudiantId: number,
  today: string,
): Promise<CurrentEnrolment | null> => {
  const [row] = await selectCurrent(db, { etudiantId, today });
  return row ?? null;
};

/**
 * As `findCurrentEnrolment`, locking it against the student's other writes. Read dependent data in later statements: a
 * statement that waited for the lock still sees the old snapshot.
 */
export const lockCurrentEnrolment = async (
  tx: Tx,
  etudiantId: number,
  today: string,
): Promise<CurrentEnrolment | null> => {
  const { rows } = await tx.execute<CurrentEnrolment>(select(etudiantId, today, sql`for no key update of i`));
  return rows[0] ?? null;
};
