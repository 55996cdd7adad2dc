import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { isFollowed } from './open-wishes.sql';
import type { NotifiedWish } from './reserve-places.queries';

/** A kept place that nobody refused in time. */
export type DueWish = NotifiedWish & {
  inscriptionId: number;
  activiteId: number;
  code: string;
};

/** Some kept places whose time to refuse is over, oldest first. */
export const findDueWishes = async (db: Executor, now: Date, atMost: number): Promise<DueWish[]> => {
  const { rows } = await db.execute<DueWish>(sql`
    select w.attente_id as "attenteId", w.inscription_id as "inscriptionId", i.etudiant_id as "etudiantId",
      w.activite_apprentissage_id as "activiteId", w.groupe_activite_apprentissage_id as "groupeId",
      a.code, u.libelle as unite, a.libelle as activite, g.libelle, g.horaire
    from attentes_tp w
    join inscriptions i using (inscription_id)
    join groupes_tp g using (groupe_activite_apprentissage_id)
    join activites_apprentissage a on a.activite_apprentissage_id = w.activite_apprentissage_id
    join unites_enseignement u using (unite_enseignement_id)
    where w.reservee_jusqu_au <= ${now.toISOString()}::timestamptz
    order by w.reservee_jusqu_au, w.attente_id limit ${atMost}`);
  return rows;
};

/** Locks an enrolment: its other choices of groups wait. */
export const lockEnrolment = async (tx: Executor, inscriptionId: number): Promise<void> => {
  await tx.execute(sql`select 1 from inscriptions where inscription_id = ${inscriptionId} for no key update`);
};

/** Takes a wish out; resolves to whether its course is still followed, null where it is gone already. */
export const takeDueWish = async (tx: Executor, attenteId: number): Promise<boolean | null> => {
  const { rows } = await tx.execute<{ isFollowed: boolean }>(sql`
    delete from attentes_tp w where w.attente_id = ${attenteId} returning ${isFollowed()} as "isFollowed"`);
  return rows[0]?.isFollowed ?? null;
};

/** The group that an enrolment has in a course; null without one. */
export const findChosenGroup = async (
  db: Executor,
  { inscriptionId, activiteId }: Pick<DueWish, 'inscriptionId' | 'activiteId'>,
): Promise<number | null> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select groupe_activite_apprentissage_id as id from inscriptions_tp
    where inscription_id = ${inscriptionId} and activite_apprentissage_id = ${activiteId}`);
  return rows[0]?.id ?? null;
};

/** Makes the kept place that of the enrolment in the course, in the stead of the one it had. */
export const writeGroup = async (
  tx: Executor,
  { inscriptionId, activiteId, groupeId }: DueWish,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into inscriptions_tp (inscription_id, activite_apprentissage_id, groupe_activite_apprentissage_id, date)
    values (${inscriptionId}, ${activiteId}, ${groupeId}, ${now.toISOString()}::timestamptz)
    on conflict (inscription_id, activite_apprentissage_id) do update
      set groupe_activite_apprentissage_id = excluded.groupe_activite_apprentissage_id, date = excluded.date`);
  await tx.execute(sql`
    update resultats r set groupe_activite_apprentissage_code = g.code from groupes_tp g
    where g.groupe_activite_apprentissage_id = ${groupeId}
      and r.inscription_id = ${inscriptionId} and r.activite_apprentissage_id = ${activiteId}`);
};
