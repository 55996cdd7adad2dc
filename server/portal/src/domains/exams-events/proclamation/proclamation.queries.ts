import { sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { preparedSql } from 'server-kernel/db/prepared-query';
import { proclamationsEtudiants } from 'server-schema/exams-events/proclamation';
import { emailAddressOf, hasEmailAddress } from '../../shared/people/email-address.sql';
import { GREETED_NAME } from '../../shared/people/greeted-name.sql';

export type CeremonyRow = {
  id: number;
  libelle: string;
  date_heure: Date | null;
  lieu: string | null;
  /** null until the student is registered. */
  invites: number | null;
};

const selectCeremony = preparedSql<
  { etudiantId: number },
  Omit<CeremonyRow, 'date_heure'> & { date_heure: string | Date | null }
>(
  (at) => sql`
    select p.proclamation_id as id, p.libelle, p.date_heure, p.lieu, r.invites
    from deliberations d
    join inscriptions i using (inscription_id)
    join proclamations p using (annee_academique_id)
    left join proclamations_etudiants r on r.proclamation_id = p.proclamation_id and r.etudiant_id = i.etudiant_id
    where i.etudiant_id = ${at.etudiantId} and d.diplome
    order by d.date desc, d.deliberation_id desc limit 1`,
);

/** The ceremony of the year in which a student's cycle ended; null when none is held. */
export const findCeremony = async (db: Executor, etudiantId: number): Promise<CeremonyRow | null> => {
  const [row] = await selectCeremony(db, { etudiantId });
  return row ? { ...row, date_heure: row.date_heure === null ? null : new Date(row.date_heure) } : null;
};

/** Name to greet, e-mail address (the first of the file, null where none is proven), and whether the file has one at all. */
export const findGuestOfHonour = async (tx: Tx, etudiantId: number) => {
  const { rows } = await tx.execute<{ prenom: string; email: string | null; hasEmail: boolean }>(sql`
    select ${GREETED_NAME} as prenom,
      ${emailAddressOf(sql`e.etudiant_id`)} as email,
      ${hasEmailAddress(sql`e.etudiant_id`)} as "hasEmail"
    from etudiants e where e.etudiant_id = ${etudiantId} for no key update of e`);
  const [row] = rows;
  return row ? { prenom: row.prenom, courriel: row.email, hasEmail: row.hasEmail } : null;
};

/** Registers a graduate, once. */
export const insertGuest = async (tx: Tx, row: typeof proclamationsEtudiants.$inferInsert): Promise<void> => {
  await tx.insert(proclamationsEtudiants).values(row);
};
