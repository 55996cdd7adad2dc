import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { commandes, lignesCommande } from 'server-schema/orders/orders';
import { emailAddressOf } from '../shared/people/email-address.sql';
import { GREETED_NAME } from '../shared/people/greeted-name.sql';

/** Facts about the student needed for an order. */
export interface Orderer {
  /** Number that the order will have. */
  commandeId: number;
  prenom: string;
  /** The first e-mail address of the file; null without any. */
  courriel: string | null;
}

/** Makes a student's orders wait for one another until the end of the transaction. */
export const lockOrderer = async (tx: Tx, etudiantId: number): Promise<Orderer | null> => {
  const { rows } = await tx.execute<{ id: string; prenom: string; email: string | null }>(sql`
    select nextval(pg_get_serial_sequence('commandes', 'commande_id')) as id, ${GREETED_NAME} as prenom,
      ${emailAddressOf(sql`e.etudiant_id`)} as email
    from etudiants e where e.etudiant_id = ${etudiantId} for no key update of e`);
  const [row] = rows;
  return row ? { commandeId: Number(row.id), prenom: row.prenom, courriel: row.email } : null;
};

/** The student's latest order of the same lines after an instant, or null. */
export const findSameOrder = async (tx: Tx, etudiantId: number, empreinte: string, after: Date) => {
  const [row] = await tx
    .select()
    .from(commandes)
    .where(
      and(
        eq(commandes.etudiantId, etudiantId),
        eq(commandes.empreinte, empreinte),
        gt(commandes.dateHeure, after),
      ),
    )
    .orderBy(desc(commandes.dateHeure))
    .limit(1);
  return row ?? null;
};

/** Writes an order with its lines. */
export const insertOrder = async (
  tx: Tx,
  order: typeof commandes.$inferInsert & { commandeId: number },
  lines: { supportId: number; quantite: number; prix: number }[],
): Promise<void> => {
  const { commandeId } = order;
  await tx.insert(commandes).values(order);
  await tx.insert(lignesCommande).values(lines.map((line) => ({ commandeId, ...line })));
};
