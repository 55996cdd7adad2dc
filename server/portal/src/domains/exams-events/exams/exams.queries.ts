import { sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { preparedSql } from 'server-kernel/db/prepared-query';
import { inscriptionsExamens, inscriptionsSessions } from 'server-schema/exams-events/exams';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';

/** The session for which an enrolment may register, and whether it did. */
export type SessionRow = {
  sessionId: number;
  /** `janvier 2027`. */
  libelle: string;
  /** Receipt of the registration; null = not registered. */
  recuNumero: string | null;
  date: Date | string | null;
};

const selectSession = preparedSql<
  { inscriptionId: number; anneeAcademiqueId: number; today: string },
  SessionRow
>(
  (at) => sql`
    select s.session_id as "sessionId", s.libelle, r.recu_numero as "recuNumero", r.date
    from sessions_examens s
    left join inscriptions_sessions r on r.session_id = s.session_id and r.inscription_id = ${at.inscriptionId}
    where s.annee_academique_id = ${at.anneeAcademiqueId}
    order by s.fin >= ${at.today}::date desc, case when s.fin >= ${at.today}::date then s.numero else -s.numero end
    limit 1`,
);

/** The first session of the year that has not ended, or the last one of the year. */
export const findSession = async (
  db: Executor,
  { inscriptionId, anneeAcademiqueId }: CurrentEnrolment,
  today: string,
): Promise<SessionRow | null> => {
  const [row] = await selectSession(db, { inscriptionId, anneeAcademiqueId, today });
  return row ?? null;
};

/** An exam of the student's programme in a session. */
export type ExamRow = {
  examenId: number;
  code: string;
  unite: string;
  activite: string;
  /** The unit is given in English. */
  enAnglais: boolean;
  date: string;
  heureDebut: string | null;
  heureFin: string | null;
  local: string | null;
  inscrit: boolean;
};

/** More than any annual programme holds; this only bounds the answer. */
const MAX_EXAMS = 200;

const selectExams = preparedSql<{ inscriptionId: number; sessionId: number }, ExamRow>(
  (at) => sql`
    select x.examen_id as "examenId", a.code, u.libelle as unite, a.libelle as activite,
      u.cours_en_anglais as "enAnglais", x.date::text as date,
      x.heure_debut as "heureDebut", x.heure_fin as "heureFin", x.local,
      ie.examen_id is not null as inscrit
    from resultats r
    join examens x on x.activite_apprentissage_id = r.activite_apprentissage_id and x.session_id = ${at.sessionId}
    join activites_apprentissage a on a.activite_apprentissage_id = r.activite_apprentissage_id
    join unites_enseignement u on u.unite_enseignement_id = r.unite_enseignement_id
    left join inscriptions_examens ie
      on ie.inscription_id = r.inscription_id and ie.examen_id = x.examen_id
    where r.inscription_id = ${at.inscriptionId}
      and (ie.examen_id is not null or not (r.dispense or r.transfert_resultat or r.report_resultat
        or coalesce(greatest(r.resultat_session1, r.resultat_session2, r.resultat_session3), 0) >= 10))
    order by x.date, a.code
    limit ${MAX_EXAMS}`,
);

/**
 * Exams of a session for the activities of an enrolment that are still to be passed: neither exempted, transferred
 * or carried over, nor validated earlier in the year. A registration that was made stays listed.
 */
export const findExams = (db: Executor, inscriptionId: number, sessionId: number): Promise<ExamRow[]> =>
  selectExams(db, { inscriptionId, sessionId });

/** Registration to insert. */
interface Registration {
  inscriptionId: number;
  sessionId: number;
  date: Date;
  recuNumero: string;
}

export const insertSessionRegistration = async (tx: Tx, registration: Registration): Promise<void> => {
  await tx.insert(inscriptionsSessions).values(registration);
};

export const insertExamRegistrations = async (
  tx: Tx,
  registration: Registration,
  examIds: number[],
): Promise<void> => {
  await tx
    .insert(inscriptionsExamens)
    .values(examIds.map((examenId) => ({ ...registration, examenId })))
    .onConflictDoNothing();
};
