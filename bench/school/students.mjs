const TESTER = '240001';
/** The number of the first student who is added; the others follow. */
export const FIRST_ADDED = 600_001;

/**
 * Students in the situation of a tester: an account, an enrolment and its results each. Without time limits, as any
 * school is loaded.
 *
 * @type {(db: import('../../server/kernel/src/db/client').Database, count: number) => Promise<unknown>}
 */
export const addStudents = (db, count) =>
  db.maintenance((client) =>
    client.query(
      `with model as (
       select i.*, c.rgpd_version, c.rgpd_date from inscriptions i
       join etudiants e using (etudiant_id) join comptes c using (etudiant_id)
       where e.matricule = $2 order by i.inscription_id desc limit 1
     ), people as (
       insert into etudiants (matricule, prenom, nom, prenom_recherche, nom_recherche, recherche)
       select ($3 + n)::text, 'Ada', 'Peeters', 'ada', 'peeters', 'peeters ada' from generate_series(1, $1::int) n
       returning etudiant_id, matricule
     ), accounts as (
       insert into comptes (identifiant, roles, etudiant_id, rgpd_version, rgpd_date)
       select p.matricule, '{student}', p.etudiant_id, m.rgpd_version, m.rgpd_date from people p, model m
     ), enrolments as (
       insert into inscriptions (etudiant_id, annee_academique_id, programme_id, bloc, niveau_cours_libelle,
         modalite, statut_pae)
       select p.etudiant_id, m.annee_academique_id, m.programme_id, m.bloc, m.niveau_cours_libelle, m.modalite,
         m.statut_pae
       from people p, model m returning inscription_id
     )
     insert into resultats (inscription_id, unite_enseignement_id, activite_apprentissage_id, q1, q2, ects)
     select e.inscription_id, r.unite_enseignement_id, r.activite_apprentissage_id, r.q1, r.q2, r.ects
     from enrolments e, resultats r where r.inscription_id = (select inscription_id from model)`,
      [count, TESTER, FIRST_ADDED - 1],
    ),
  );
