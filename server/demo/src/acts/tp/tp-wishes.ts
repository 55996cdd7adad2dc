import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { addDays, dayOf, daysBefore, instantAt } from 'shared-contract/base/days';

/** Twins whose groups are all chosen: for two of them a place is kept, and one waits behind the first of these. */
const RESERVED_FOR = ['830108', '930108'];
const WAITS = { matricule: '730108', behind: '830108' };

/** Until when a kept place may be refused, tomorrow. */
const UNTIL = '18:00';

/** Puts who waits into the series of whom she waits behind; before any group is chosen. */
export const shareSeries = async (db: Executor): Promise<void> => {
  await db.execute(sql`
    update inscriptions set serie = ${WAITS.behind} where serie = ${WAITS.matricule}`);
};

const insertWishes = async (
  db: Executor,
  matricules: readonly string[],
  { asked, until, now }: { asked: Date; until: Date | null; now: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into attentes_tp (inscription_id, activite_apprentissage_id, groupe_activite_apprentissage_id,
      demandee_le, reservee_jusqu_au)
    select i.inscription_id, g.activite_apprentissage_id, g.groupe_activite_apprentissage_id,
      ${asked.toISOString()}::timestamptz, ${until?.toISOString() ?? null}::timestamptz
    from etudiants e
    join inscriptions i using (etudiant_id)
    join annees_academiques y on y.annee_academique_id = i.annee_academique_id
      and ${dayOf(now)}::date between y.debut and y.fin
    join groupes_tp g on g.serie = i.serie and g.prises = g.capacite
    where e.matricule = any(${sql.param([...matricules])}::text[])`);
};

/** Lines of full groups: one of the places that are counted there is kept. */
export const loadWishes = async (db: Executor, now: Date): Promise<void> => {
  const until = instantAt(addDays(dayOf(now), 1), UNTIL);
  await insertWishes(db, RESERVED_FOR, { asked: daysBefore(now, 2), until, now });
  await insertWishes(db, [WAITS.matricule], { asked: daysBefore(now, 1), until: null, now });
};
