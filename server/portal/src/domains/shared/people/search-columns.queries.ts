import { eq, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { etudiants } from 'server-schema/records/people';
import { searchColumns } from './search-document';

/**
 * Writes again the search columns that a release before wrote without the letters that it did not know; safe in several
 * processes at once. Goes in a release after this one.
 */
export const refreshSearchColumns = async (orm: Orm): Promise<void> => {
  const rows = await orm
    .select({
      etudiantId: etudiants.etudiantId,
      nom: etudiants.nom,
      prenom: etudiants.prenom,
      matricule: etudiants.matricule,
      nomRecherche: etudiants.nomRecherche,
      prenomRecherche: etudiants.prenomRecherche,
    })
    .from(etudiants)
    .where(sql`${etudiants.nom} || ${etudiants.prenom} ~ ${'[^\\u0001-\\u00ff]'}`);
  for (const { etudiantId, nomRecherche, prenomRecherche, ...person } of rows) {
    const columns = searchColumns(person);
    if (columns.nomRecherche === nomRecherche && columns.prenomRecherche === prenomRecherche) continue;
    await orm.update(etudiants).set(columns).where(eq(etudiants.etudiantId, etudiantId));
  }
};
