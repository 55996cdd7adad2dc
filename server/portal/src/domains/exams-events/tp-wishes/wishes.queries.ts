import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { preparedSql } from 'server-kernel/db/prepared-query';

/** A wish with its place in line. */
export type WishRow = {
  attenteId: number;
  activiteId: number;
  groupeId: number;
  unite: string;
  activite: string;
  /** The unit is given in English. */
  enAnglais: boolean;
  libelle: string;
  horaire: string | null;
  rang: number;
  jusquAu: Date | string | null;
};

/** More than the courses of any year. */
const MAX_WISHES = 200;

const selectWishes = preparedSql<{ inscriptionId: number }, WishRow>(
  (at) => sql`
    select w.attente_id as "attenteId", w.activite_apprentissage_id as "activiteId",
      w.groupe_activite_apprentissage_id as "groupeId", u.libelle as unite, a.libelle as activite,
      u.cours_en_anglais as "enAnglais", g.libelle, g.horaire, w.reservee_jusqu_au as "jusquAu",
      (select count(*)::int from attentes_tp v
        where v.groupe_activite_apprentissage_id = w.groupe_activite_apprentissage_id
          and v.reservee_jusqu_au is null and v.attente_id <= w.attente_id) as rang
    from attentes_tp w
    join groupes_tp g using (groupe_activite_apprentissage_id)
    join activites_apprentissage a on a.activite_apprentissage_id = w.activite_apprentissage_id
    join unites_enseignement u using (unite_enseignement_id)
    where w.inscription_id = ${at.inscriptionId}
    order by a.code limit ${MAX_WISHES}`,
);

/** The wishes of an enrolment, by course. */
export const findWishes = (db: Executor, inscriptionId: number): Promise<WishRow[]> =>
  selectWishes(db, { inscriptionId });

/** Locks groups in the order of their numbers: always before wishes, so that nobody waits in a circle. */
export const lockGroups = async (tx: Executor, groupIds: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    select 1 from groupes_tp where groupe_activite_apprentissage_id = any(${sql.param([...groupIds])}::int[])
    order by groupe_activite_apprentissage_id for no key update`);
};

/** True when a locked group has a free place that no wish comes before. */
export const hasFreePlace = async (tx: Executor, groupeId: number): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select 1 from groupes_tp g where g.groupe_activite_apprentissage_id = ${groupeId} and g.prises < g.capacite
      and not exists (select 1 from attentes_tp w
        where w.groupe_activite_apprentissage_id = ${groupeId} and w.reservee_jusqu_au is null)`);
  return rows.length > 0;
};

/** Puts an enrolment at the end of a line. */
export const insertWish = async (
  tx: Executor,
  inscriptionId: number,
  { activiteId, groupeId }: { activiteId: number; groupeId: number },
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into attentes_tp
      (inscription_id, activite_apprentissage_id, groupe_activite_apprentissage_id, demandee_le)
    values (${inscriptionId}, ${activiteId}, ${groupeId}, ${now.toISOString()}::timestamptz)`);
};

/** Takes a wish out; resolves to whether a place was kept for it, null where it is gone already. */
export const removeWish = async (tx: Executor, attenteId: number): Promise<boolean | null> => {
  const { rows } = await tx.execute<{ kept: boolean }>(sql`
    delete from attentes_tp where attente_id = ${attenteId} returning reservee_jusqu_au is not null as kept`);
  return rows[0]?.kept ?? null;
};

/** Gives a place of a group, locked, back. */
export const freePlace = async (tx: Executor, groupeId: number): Promise<void> => {
  await tx.execute(sql`
    update groupes_tp set prises = prises - 1 where groupe_activite_apprentissage_id = ${groupeId}`);
};
