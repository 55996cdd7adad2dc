import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { anneesAcademiques, etudiants, inscriptions, pays } from 'server-schema';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import type { SearchQuery } from './search-query';

/** The student's latest enrolment: the one that the space shows. */
const latestEnrolment = (db: Orm) =>
  db
    .select({ inscriptionId: inscriptions.inscriptionId, niveau: inscriptions.niveauCoursLibelle })
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .where(eq(inscriptions.etudiantId, etudiants.etudiantId))
    .orderBy(desc(anneesAcademiques.debut), desc(inscriptions.inscriptionId))
    .limit(1)
    .as('derniere');

const answersTo = ({ matches }: SearchQuery): SQL => sql`${etudiants.recherche} @@ ${matches}::tsquery`;

/** Exact matches first, then by name, independent of the server's collation. */
const inOrder = ({ exact }: SearchQuery): SQL[] => [
  sql`${exact} in (${etudiants.nomRecherche}, ${etudiants.prenomRecherche}, ${etudiants.matricule}) desc`,
  sql`${etudiants.nomRecherche} collate "C"`,
  sql`${etudiants.prenomRecherche} collate "C"`,
  sql`${etudiants.matricule}`,
];

/** Number of students that a search finds. */
export const countFound = async (db: Orm, query: SearchQuery): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(etudiants)
    .where(answersTo(query));
  return row?.count ?? 0;
};

/**
 * One row per enrolled student that a search finds, whole names first, then by name; at most fifty. Enrolments are
 * looked up for those fifty alone: the planner would otherwise read them all for the beginning of a word.
 */
export const findStudents = async (
  db: Orm,
  query: SearchQuery,
): Promise<(VerificationRow & { etudiantId: number })[]> => {
  const found = db
    .select({ id: etudiants.etudiantId })
    .from(etudiants)
    .where(answersTo(query))
    .orderBy(...inOrder(query))
    .limit(SEARCH_LIMITS.rows)
    .as('trouves');
  const latest = latestEnrolment(db);
  return db
    .select({
      etudiantId: etudiants.etudiantId,
      InscriptionID: latest.inscriptionId,
      EtudiantMatricule: etudiants.matricule,
      Etudiant: sql<string>`trim(${etudiants.prenom} || ' ' || ${etudiants.nom})`,
      NiveauCoursLibelle: latest.niveau,
      PersonneDateNaissance: etudiants.dateNaissance,
      PersonneNationalite: pays.nationalite,
    })
    .from(found)
    .innerJoin(etudiants, eq(etudiants.etudiantId, found.id))
    .innerJoinLateral(latest, sql`true`)
    .leftJoin(pays, eq(pays.paysId, etudiants.paysNationaliteId))
    .orderBy(...inOrder(query));
};
