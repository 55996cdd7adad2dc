import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { etudiants, moyensContact, typesMoyenContact } from 'server-schema/records/people';

/** First name and e-mail address of a student, the school's own first; the address is null where there is none. */
export const findRecipient = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({ prenom: etudiants.prenom, email: moyensContact.valeur })
    .from(etudiants)
    .leftJoin(
      moyensContact,
      and(
        eq(moyensContact.etudiantId, etudiants.etudiantId),
        inArray(
          moyensContact.typeMoyenContactId,
          db
            .select({ id: typesMoyenContact.typeMoyenContactId })
            .from(typesMoyenContact)
            .where(eq(typesMoyenContact.libelle, 'Email')),
        ),
      ),
    )
    .where(eq(etudiants.etudiantId, etudiantId))
    .orderBy(
      desc(sql`coalesce(${moyensContact.qualification} = 'École', false)`),
      moyensContact.moyenContactId,
    )
    .limit(1);
  return row ?? null;
};
