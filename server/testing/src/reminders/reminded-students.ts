import type { Database } from 'server-kernel/db/client';

/**
 * Adds students with an account, an e-mail address and one document to hand in seven days after `today` (YYYY-MM-DD),
 * so that each is to be reminded of one thing; everybody else has had the reminders of the day.
 */
export const addRemindedStudents = async (db: Database, count: number, today: string): Promise<void> => {
  await db.maintenance(async (client) => {
    await client.query(`insert into rappels select etudiant_id, '2099-01-01' from etudiants`);
    await client.query(
      `with model as (
         select rgpd_version, rgpd_date from comptes where etudiant_id is not null and rgpd_version is not null limit 1
       ), people as (
         insert into etudiants (matricule, prenom, nom, prenom_recherche, nom_recherche, recherche)
         select (600000 + n)::text, 'Ada', 'Peeters', 'ada', 'peeters', 'peeters ada' from generate_series(1, $1::int) n
         returning etudiant_id, matricule
       ), accounts as (
         insert into comptes (identifiant, roles, etudiant_id, rgpd_version, rgpd_date)
         select p.matricule, '{student}', p.etudiant_id, m.rgpd_version, m.rgpd_date from people p, model m
       ), addresses as (
         insert into moyens_contact (etudiant_id, type_moyen_contact_id, valeur)
         select p.etudiant_id, t.type_moyen_contact_id, p.matricule || '@etudiants.example'
         from people p, types_moyen_contact t where t.usage = 'email'
       )
       insert into documents_dossier (etudiant_id, titre, echeance)
       select etudiant_id, 'Certificat', $2::date + 7 from people`,
      [count, today],
    );
  });
};

/** Of a school whose students were reminded: how often each was told, in the portal and by a mail that was queued. */
export const countReminders = async (db: Database) => {
  const { rows } = await db.pool.query<{ told: number; most: number; queued: number; waiting: number }>(
    `select (select count(*)::int from notifications where genre like 'rappel%') as told,
       (select coalesce(max(n), 0)::int from (
         select count(*) as n from notifications where genre like 'rappel%' group by etudiant_id) each) as most,
       (select count(*)::int from pgboss.job where singleton_key like 'rappels:%') as queued,
       (select count(*)::int from pgboss.job where state < 'completed') as waiting`,
  );
  return rows[0] ?? { told: 0, most: 0, queued: 0, waiting: 0 };
};
