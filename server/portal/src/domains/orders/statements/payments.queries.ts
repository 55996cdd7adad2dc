import { and, eq, isNull, sql } from 'drizzle-orm';
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

/** A row that a portal of before 2026-11-29 wrote, without an identity; it takes this one. */
const adoptPayment = async (tx: Tx, commandeId: number, entry: StatementEntry): Promise<boolean> => {
  const [row] = await tx
    .select({ id: paiements.paiementId })
    .from(paiements)
    .where(
      and(
        isNull(paiements.identite),
        eq(paiements.commandeId, commandeId),
        eq(paiements.compte, entry.account),
        eq(paiements.releve, entry.statement),
        eq(paiements.reference, entry.reference),
        eq(paiements.jour, entry.day),
        eq(paiements.montant, entry.cents),
      ),
    );
  if (!row) return false;
  await tx.update(paiements).set({ identite: entry.identity }).where(eq(paiements.paiementId, row.id));
  return true;
};

/** Writes a payment; false when the statement's entry was taken over before. */
export const insertPayment = async (tx: Tx, commandeId: number, entry: StatementEntry): Promise<boolean> => {
  if (await adoptPayment(tx, commandeId, entry)) return false;
  const created = await tx
    .insert(paiements)
    .values({
      commandeId,
      compte: entry.account,
      releve: entry.statement,
      // The portal of before still holds account, statement and reference to be unique.
      reference: `${entry.reference} ${entry.identity}`,
      identite: entry.identity,
      jour: entry.day,
      montant: entry.cents,
    })
    .onConflictDoNothing({ target: paiements.identite })
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
