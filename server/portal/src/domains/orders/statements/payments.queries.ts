import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { commandes, interventions, paiements } from 'server-schema/orders/orders';
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
export const insertPayment = async (
  tx: Tx,
  commandeId: number,
  entry: StatementEntry,
  importation: string,
): Promise<boolean> => {
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
      importation,
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

/** Payments of an import, with the student whose order each is for; the orders are kept from changing. */
export const lockImport = (tx: Tx, importation: string) =>
  tx
    .select({
      paiementId: paiements.paiementId,
      commandeId: paiements.commandeId,
      montant: paiements.montant,
      etudiantId: commandes.etudiantId,
    })
    .from(paiements)
    .innerJoin(commandes, eq(commandes.commandeId, paiements.commandeId))
    .where(eq(paiements.importation, importation))
    .orderBy(paiements.paiementId)
    .for('no key update');

/** Orders among these on which something came after that payment: a later movement, or an intervention. */
export const findRestingOn = async (
  tx: Tx,
  commandeIds: number[],
  importation: string,
  first: number,
): Promise<number[]> => {
  const later = await tx
    .select({ id: paiements.commandeId })
    .from(paiements)
    .where(
      and(
        inArray(paiements.commandeId, commandeIds),
        gte(paiements.paiementId, first),
        sql`${paiements.importation} is distinct from ${importation}`,
      ),
    );
  const asked = await tx
    .select({ id: interventions.commandeId })
    .from(interventions)
    .where(inArray(interventions.commandeId, commandeIds));
  return [...new Set([...later, ...asked].map(({ id }) => id))].sort((a, b) => a - b);
};

export const deleteImport = (tx: Tx, importation: string) =>
  tx.delete(paiements).where(eq(paiements.importation, importation));
