import { eq, sql } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { commandes, interventions } from 'server-schema/orders/orders';

/** Facts that decide on an intervention. */
export type InterventionCase = {
  boursier: boolean;
  message: string | null;
  /** Cents of syllabi. */
  montant: number;
  /** One was asked for already. */
  demandee: boolean;
};

/**
 * The student's order, kept from changing until the end of the transaction; null when it is not hers. The lock
 * comes first and the reading after it, in a statement of its own: a statement that had to wait for the lock
 * still sees the other tables as they were before.
 */
export const lockOrder = async (
  tx: Tx,
  commandeId: number,
  etudiantId: number,
): Promise<InterventionCase | null> => {
  await tx.execute(
    sql`select 1 from commandes where commande_id = ${commandeId} and etudiant_id = ${etudiantId} for no key update`,
  );
  const { rows } = await tx.execute<InterventionCase>(sql`
    select e.est_boursier as boursier, c.message, c.montant_syllabus as montant,
      exists (select 1 from interventions i where i.commande_id = c.commande_id) as demandee
    from commandes c join etudiants e using (etudiant_id)
    where c.commande_id = ${commandeId} and c.etudiant_id = ${etudiantId}`);
  return rows[0] ?? null;
};

/** Writes the request and what the order says of it; false when there is one already. */
export const insertIntervention = async (
  tx: Tx,
  commandeId: number,
  now: Date,
  message: string,
): Promise<boolean> => {
  const created = await tx
    .insert(interventions)
    .values({ commandeId, date: now })
    .onConflictDoNothing()
    .returning();
  if (created.length === 0) return false;
  await tx.update(commandes).set({ message }).where(eq(commandes.commandeId, commandeId));
  return true;
};
