import { eq, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { etudiants } from 'server-schema/records/people';
import { emailAddressOf } from '../people/email-address.sql';
import { GREETED_NAME } from '../people/greeted-name.sql';

/** Name to greet and e-mail address of a student, the school's own first; the address is null where there is none. */
export const findRecipient = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({ prenom: GREETED_NAME, email: emailAddressOf(sql`${etudiantId}`) })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, etudiantId));
  return row ?? null;
};
