import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { isWishOpen } from './open-wishes.sql';

/** A wish of which something is to be told. */
export type NotifiedWish = {
  attenteId: number;
  etudiantId: number;
  groupeId: number;
  unite: string;
  activite: string;
  libelle: string;
  horaire: string | null;
};

/** Names what `r` (id, inscription, groupe, activite) is about. */
const NOTIFIED_WISH = sql`
    select r.id as "attenteId", i.etudiant_id as "etudiantId", r.groupe as "groupeId", u.libelle as unite,
      a.libelle as activite, g.libelle, g.horaire
    from r
    join inscriptions i on i.inscription_id = r.inscription
    join groupes_tp g on g.groupe_activite_apprentissage_id = r.groupe
    join activites_apprentissage a on a.activite_apprentissage_id = r.activite
    join unites_enseignement u on u.unite_enseignement_id = a.unite_enseignement_id
    order by r.id`;

const CHANGED = sql`w.attente_id as id, w.inscription_id as inscription,
        w.groupe_activite_apprentissage_id as groupe, w.activite_apprentissage_id as activite`;

/**
 * Keeps the free places of some groups until an instant for who is first in line. The groups are locked before
 * (`lockGroups`), in a statement of its own: this one then sees every wish and place that the transaction which held them
 * left, so that nobody is granted twice and the places counted are those given.
 */
export const reservePlaces = async (
  tx: Executor,
  groupIds: readonly number[],
  { now, until }: { now: Date; until: Date },
): Promise<NotifiedWish[]> => {
  const ids = sql.param([...groupIds]);
  const { rows } = await tx.execute<NotifiedWish>(sql`
    with file as (
      select w.attente_id, g.capacite - g.prises as libres,
        row_number() over (partition by g.groupe_activite_apprentissage_id order by w.attente_id) as rang
      from attentes_tp w
      join groupes_tp g using (groupe_activite_apprentissage_id)
      join inscriptions i on i.inscription_id = w.inscription_id
      where g.groupe_activite_apprentissage_id = any(${ids}::int[]) and g.prises < g.capacite
        and w.reservee_jusqu_au is null and ${isWishOpen(now)}
    ), r as (
      update attentes_tp w set reservee_jusqu_au = ${until.toISOString()}::timestamptz
      from file where file.attente_id = w.attente_id and file.rang <= file.libres
      returning ${CHANGED}
    ), comptees as (
      update groupes_tp g set prises = g.prises + n.nombre
      from (select groupe, count(*)::int as nombre from r group by groupe) n
      where g.groupe_activite_apprentissage_id = n.groupe
    )${NOTIFIED_WISH}`);
  return rows;
};

/** Some groups with a free place and somebody in line: a capacity was raised. */
export const findGroupsToGrant = async (db: Executor, now: Date, atMost: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct g.groupe_activite_apprentissage_id as id
    from attentes_tp w
    join groupes_tp g using (groupe_activite_apprentissage_id)
    join inscriptions i on i.inscription_id = w.inscription_id
    where g.prises < g.capacite and w.reservee_jusqu_au is null and ${isWishOpen(now)}
    order by id limit ${atMost}`);
  return rows.map(({ id }) => id);
};

/** Takes some of those out of their lines for whom no place can come any more. */
export const closeWishes = async (tx: Executor, now: Date, atMost: number): Promise<NotifiedWish[]> => {
  const { rows } = await tx.execute<NotifiedWish>(sql`
    with closes as (
      select w.attente_id from attentes_tp w join inscriptions i on i.inscription_id = w.inscription_id
      where w.reservee_jusqu_au is null and not ${isWishOpen(now)}
      order by w.attente_id limit ${atMost}
      for no key update of w skip locked
    ), r as (
      delete from attentes_tp w using closes where w.attente_id = closes.attente_id
      returning ${CHANGED}
    )${NOTIFIED_WISH}`);
  return rows;
};
