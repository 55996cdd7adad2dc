import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { commandes, interventions, lignesCommande, paiements, supports } from 'server-schema/orders/orders';
import { etudiants } from 'server-schema/records/people';
import { activitiesOf, unitsInEnglish } from '../shared/people/support-units.sql';

/** More than anyone orders in a life of studies; this only bounds the answer. */
const MAX_ROWS = 500;

const received = sql<number>`coalesce((
  select sum(p.montant) from ${paiements} p where p.commande_id = ${commandes.commandeId}), 0)::int`;
const lastReceived = sql<string | null>`(
  select max(p.jour)::text from ${paiements} p where p.commande_id = ${commandes.commandeId} and p.montant > 0)`;

const selectOrders = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db
    .select({
      ...getTableColumns(commandes),
      estBoursier: etudiants.estBoursier,
      paye: received,
      payeLe: lastReceived,
    })
    .from(commandes)
    .innerJoin(etudiants, eq(etudiants.etudiantId, commandes.etudiantId))
    .where(eq(commandes.etudiantId, at.etudiantId))
    .orderBy(desc(commandes.dateHeure), desc(commandes.commandeId))
    .limit(MAX_ROWS),
);

/** A student's orders with what was received for them, newest first. */
export const findOrders = (db: Executor, etudiantId: number) => selectOrders(db, { etudiantId });

/** Lines of an order of that student, with their frozen prices; empty when it is not hers. */
export const findOrderLines = (db: Executor, commandeId: number, etudiantId: number) =>
  db
    .select({
      codeInterne: supports.codeInterne,
      type: supports.type,
      libelle: supports.libelle,
      prix: lignesCommande.prix,
      quantite: lignesCommande.quantite,
      activites: activitiesOf(sql`${supports.supportId}`),
      enAnglais: unitsInEnglish(sql`${supports.supportId}`),
    })
    .from(lignesCommande)
    .innerJoin(commandes, eq(commandes.commandeId, lignesCommande.commandeId))
    .innerJoin(supports, eq(supports.supportId, lignesCommande.supportId))
    .where(and(eq(lignesCommande.commandeId, commandeId), eq(commandes.etudiantId, etudiantId)))
    .orderBy(asc(supports.libelle), asc(supports.codeInterne))
    .limit(MAX_ROWS);

/** True when the student ordered after that instant. */
export const hasOrderAfter = async (db: Executor, etudiantId: number, instant: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: commandes.commandeId })
    .from(commandes)
    .where(and(eq(commandes.etudiantId, etudiantId), gt(commandes.dateHeure, instant)))
    .limit(1);
  return rows.length > 0;
};

/** The student's requests for an intervention, newest first. */
export const findInterventions = (db: Executor, etudiantId: number) =>
  db
    .select({
      commandeId: interventions.commandeId,
      date: interventions.date,
      message: commandes.message,
    })
    .from(interventions)
    .innerJoin(commandes, eq(commandes.commandeId, interventions.commandeId))
    .where(eq(commandes.etudiantId, etudiantId))
    .orderBy(desc(interventions.date))
    .limit(MAX_ROWS);
