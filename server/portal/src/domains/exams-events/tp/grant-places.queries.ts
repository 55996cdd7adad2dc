import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';

/** One wanted place. */
export interface WantedPlace {
  activiteId: number;
  groupeId: number;
}

/**
 * Gives the places that are left, and says in which groups; one statement, so that nothing comes between the
 * look and the taking. The groups are locked in the order of their numbers, which keeps two students who want the
 * same two groups from waiting for each other; who had to wait sees the places that are left by then.
 */
export const grantPlaces = async (
  tx: Executor,
  inscriptionId: number,
  wanted: readonly WantedPlace[],
  now: Date,
): Promise<Set<number>> => {
  const ids = sql.param(wanted.map(({ groupeId }) => groupeId));
  const { rows } = await tx.execute<{ groupeId: number }>(sql`
    with libres as materialized (
      select g.groupe_activite_apprentissage_id as id from groupes_tp g
      where g.groupe_activite_apprentissage_id = any(${ids}::int[]) and g.prises < g.capacite
        and not exists (select 1 from attentes_tp w where w.reservee_jusqu_au is null
          and w.groupe_activite_apprentissage_id = g.groupe_activite_apprentissage_id)
      order by g.groupe_activite_apprentissage_id
      for no key update
    ), donnees as (
      update groupes_tp g set prises = g.prises + 1 from libres
      where g.groupe_activite_apprentissage_id = libres.id
      returning g.groupe_activite_apprentissage_id as id, g.activite_apprentissage_id as activite, g.code
    ), notees as (
      update resultats r set groupe_activite_apprentissage_code = donnees.code from donnees
      where r.inscription_id = ${inscriptionId} and r.activite_apprentissage_id = donnees.activite
    )
    insert into inscriptions_tp (inscription_id, activite_apprentissage_id, groupe_activite_apprentissage_id, date)
    select ${inscriptionId}, activite, id, ${now.toISOString()}::timestamptz from donnees
    returning groupe_activite_apprentissage_id as "groupeId"`);
  return new Set(rows.map(({ groupeId }) => groupeId));
};

/** Notes the receipt on the places that it is for. */
export const noteReceipt = async (
  tx: Executor,
  inscriptionId: number,
  groupIds: readonly number[],
  numero: string,
): Promise<void> => {
  await tx.execute(sql`
    update inscriptions_tp set recu_numero = ${numero} where inscription_id = ${inscriptionId}
      and groupe_activite_apprentissage_id = any(${sql.param([...groupIds])}::int[])`);
};
