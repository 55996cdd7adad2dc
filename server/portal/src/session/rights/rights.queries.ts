import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EventFact } from 'server-kernel/access/situation';
import type { Account } from 'server-kernel/access/types';
import type { Orm } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { comptes } from 'server-schema/platform/accounts';
import { evenements, evenementsEtudiants, evenementsSections } from 'server-schema/platform/events';
import { etudiants } from 'server-schema/records/people';
import { ACCESS_FLAGS } from 'shared-contract';

/** The student whom an account asks to see. */
export const seen = alias(etudiants, 'vu');

/** Columns read of an account, beside its own student and the one in view. */
export const ACCOUNT = {
  compteId: comptes.compteId,
  identifiant: comptes.identifiant,
  roles: comptes.roles,
  actif: comptes.actif,
  bloque: comptes.bloque,
  rgpdVersion: comptes.rgpdVersion,
  etudiantId: comptes.etudiantId,
  matricule: etudiants.matricule,
  vuId: seen.etudiantId,
  vuMatricule: seen.matricule,
};

/** An account with its own student and the student whom it asks to see, in one statement. */
export const findAccount = async (
  db: Orm,
  userId: number,
  viewedMatricule: string | null,
): Promise<Account | null> => {
  const rows = await db
    .select(ACCOUNT)
    .from(comptes)
    .leftJoin(etudiants, eq(etudiants.etudiantId, comptes.etudiantId))
    .leftJoin(seen, eq(seen.matricule, viewedMatricule ?? ''))
    .where(eq(comptes.compteId, userId))
    .limit(1);
  return rows[0] ?? null;
};

/** Account number of a user name, exactly as the identity provider spells it. */
export const findAccountId = async (db: Orm, username: string): Promise<number | null> => {
  const rows = await db
    .select({ id: comptes.compteId })
    .from(comptes)
    .where(eq(comptes.identifiant, username))
    .limit(1);
  return rows[0]?.id ?? null;
};

/** The section of a student: the programme of her latest enrolment (docs/decisions/desk.md). */
const sectionOf = (etudiantId: Placeholder) => sql`(
  select i.programme_id from inscriptions i join annees_academiques a using (annee_academique_id)
  where i.etudiant_id = ${etudiantId} order by a.debut desc, i.inscription_id desc limit 1)`;

const selectEventFacts = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db
    .select({ event: evenements, section: evenementsSections, own: evenementsEtudiants })
    .from(evenements)
    .leftJoin(
      evenementsSections,
      and(
        eq(evenementsSections.flag, evenements.flag),
        eq(evenementsSections.programmeId, sectionOf(at.etudiantId)),
      ),
    )
    .leftJoin(
      evenementsEtudiants,
      and(eq(evenementsEtudiants.flag, evenements.flag), eq(evenementsEtudiants.etudiantId, at.etudiantId)),
    ),
);

/** The windows of all events: the student's own, else her section's, else the whole school's. */
export const findEventFacts = async (db: Orm, etudiantId: number): Promise<EventFact[]> => {
  const rows = await selectEventFacts(db, { etudiantId });
  return rows.flatMap(({ event, section, own }) => {
    const flag = ACCESS_FLAGS.find((known) => known === event.flag);
    if (!flag) return [];
    const window = section ?? event;
    return [
      {
        flag,
        ouverture: own?.ouverture ?? window.ouverture,
        fermeture: own?.fermeture ?? window.fermeture,
        message: window.message,
        decision: own ? { ouvert: own.ouvert, raison: own.raison } : null,
      },
    ];
  });
};
