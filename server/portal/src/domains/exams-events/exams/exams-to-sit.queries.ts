import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { preparedSql } from 'server-kernel/db/prepared-query';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import type { ExamRow } from './exams.queries';

/** More than any annual programme holds; this only bounds the answer. */
const MAX_EXAMS = 500;

const selectExamsToSit = preparedSql<
  { inscriptionId: number; anneeAcademiqueId: number; today: string },
  ExamRow
>(
  (at) => sql`
    with offerts as (
      select x.examen_id, a.code, u.libelle as unite, a.libelle as activite, u.cours_en_anglais, x.date,
        x.heure_debut, x.heure_fin, x.local, ie.examen_id is not null as inscrit,
        s.fin >= ${at.today}::date and not (r.dispense or r.transfert_resultat or r.report_resultat
          or coalesce(greatest(r.resultat_session1, r.resultat_session2, r.resultat_session3), 0) >= 10) as a_passer,
        row_number() over (partition by x.activite_apprentissage_id
          order by s.fin < ${at.today}::date, s.numero, x.examen_id) as rang
      from resultats r
      join examens x on x.activite_apprentissage_id = r.activite_apprentissage_id
      join sessions_examens s on s.session_id = x.session_id and s.annee_academique_id = ${at.anneeAcademiqueId}
      join activites_apprentissage a on a.activite_apprentissage_id = r.activite_apprentissage_id
      join unites_enseignement u on u.unite_enseignement_id = r.unite_enseignement_id
      left join inscriptions_examens ie
        on ie.inscription_id = r.inscription_id and ie.examen_id = x.examen_id
      where r.inscription_id = ${at.inscriptionId})
    select examen_id as "examenId", code, unite, activite, cours_en_anglais as "enAnglais", date::text as date, heure_debut as "heureDebut",
      heure_fin as "heureFin", local, inscrit
    from offerts where inscrit or (a_passer and rang = 1)
    order by date, code limit ${MAX_EXAMS}`,
);

/**
 * The exams of an enrolment that are hers to sit: those she is registered to, and of each activity still to be passed
 * the first one whose session is not over (YYYY-MM-DD). A later session is for who fails.
 */
export const findExamsToSit = (
  db: Executor,
  { inscriptionId, anneeAcademiqueId }: CurrentEnrolment,
  today: string,
): Promise<ExamRow[]> => selectExamsToSit(db, { inscriptionId, anneeAcademiqueId, today });
