import { eq, sql } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { commandes, paiements } from 'server-schema/orders/orders';
import type { StatementEntry } from './statement';

/** The order that bears a structured communication, kept from changing until the end of the transaction. */
export const lockOrderByReference = async (tx: Tx, vcs: string) => {
  const [row] = await tx
    .select({
      commandeId: commandes.commandeId,
      etudiantId: commandes.etudiantId,
      montant: commandes.montant,
    })
    .from(commandes)
    .where(eq(commandes.vcs, vcs))
    .for('no key update');
  return row ?? null;
};

/** Writes a payment; false when the statement's entry was taken over before. */
export const insertPayment = async (tx: Tx, commandeId: number, entry: StatementEntry): Promise<boolean> => {
  const created = await tx
    .insert(paiements)
    .values({
      commandeId,
      compte: entry.account,
      releve: entry.statement,
      reference: entry.reference,
      jour: entry.day,
      montant: entry.cents,
    })
    .onConflictDoNothing({ target: [paiements.compte, paiements.releve, paiements.reference] })
    .returning({ id: paiements.paiementId });
  return created.length > 0;
};

/** Cents received so far for an order. */
export const sumPayments = async (tx: Tx, commandeId: number): Promise<number> => {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${paiements.montant}), 0)::int` })
    .from(paiements)
    .where(eq(paiements.commandeId, commandeId));
  return row?.total ?? 0;
};
