import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { demandesInclusif, lignesPai } from 'server-schema/exams-events/inclusive';

/** A submitted request by its number, locked; null when there is none. */
export const lockSubmitted = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select()
    .from(demandesInclusif)
    .where(eq(demandesInclusif.demandeDecretInclusifId, id))
    .for('no key update');
  return row?.soumiseLe ? row : null;
};

/**
 * Takes back that a plan is ready, with its arrangements where they came with it; false when the student signed it, or
 * when it waits already.
 */
export const revertPaiReady = async (tx: Tx, id: number, isFilled: boolean): Promise<boolean> => {
  const rows = await tx
    .update(demandesInclusif)
    .set({ paiPretLe: null })
    .where(
      and(
        eq(demandesInclusif.demandeDecretInclusifId, id),
        isNotNull(demandesInclusif.paiPretLe),
        isNull(demandesInclusif.paiSigneLe),
      ),
    )
    .returning({ id: demandesInclusif.demandeDecretInclusifId });
  if (rows.length === 1 && isFilled)
    await tx.delete(lignesPai).where(eq(lignesPai.demandeDecretInclusifId, id));
  return rows.length === 1;
};

/** Number of units for which something is arranged already. */
export const countPaiRows = (db: Executor, id: number): Promise<number> =>
  db.$count(lignesPai, eq(lignesPai.demandeDecretInclusifId, id));

/** Requested arrangements in the student's words; null without such a submitted request. */
export const findRequestedArrangements = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ amenagements: demandesInclusif.amenagements })
    .from(demandesInclusif)
    .where(and(eq(demandesInclusif.demandeDecretInclusifId, id), isNotNull(demandesInclusif.soumiseLe)));
  return row ?? null;
};

/** Makes a plan ready to sign. */
export const markPaiReady = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx
    .update(demandesInclusif)
    .set({ paiPretLe: now })
    .where(eq(demandesInclusif.demandeDecretInclusifId, id));
};

/**
 * Gives a request that has no arrangement yet the same one in every unit that the student follows on a day
 * (YYYY-MM-DD), or that stands in her block where she follows none yet; resolves to the number of rows there are.
 */
export const fillPaiRows = async (
  tx: Tx,
  {
    id,
    etudiantId,
    amenagements,
    today,
  }: { id: number; etudiantId: number; amenagements: string; today: string },
): Promise<number> => {
  await tx.execute(sql`
    with courante as (
      select i.inscription_id, i.programme_id, i.bloc
      from inscriptions i join annees_academiques a using (annee_academique_id)
      where i.etudiant_id = ${etudiantId} and ${today}::date between a.debut and a.fin
      order by i.inscription_id desc limit 1),
    suivies as (select distinct r.unite_enseignement_id as unite
      from resultats r join courante using (inscription_id) where not r.dispense and not r.transfert_resultat)
    insert into lignes_pai (demande_decret_inclusif_id, unite_enseignement_id, amenagements)
    select ${id}, u.unite, ${amenagements} from (
      select unite from suivies
      union select p.unite_enseignement_id from programmes_unites p join courante using (programme_id, bloc)
      where not exists (select 1 from suivies)) u
    where not exists (select 1 from lignes_pai l where l.demande_decret_inclusif_id = ${id})`);
  return countPaiRows(tx, id);
};
