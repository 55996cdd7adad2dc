import { eq, sql } from 'drizzle-orm';
import type { Dashboard } from 'shared-contract';
import type { Orm } from '../../../db/client';
import { notifications } from '../../../db/schema/platform/notifications';
import { documentsInscription } from '../../../db/schema/records/documents';
import { etudiants } from '../../../db/schema/records/people';
import { studiesOn } from '../../../platform/people/studies.queries';

/** URL path of an identity photo. */
export const photoPath = (documentId: number | null): string | null =>
  documentId === null ? null : `/api/v1/files/${documentId}`;

/** What the home screen says of a student on a Brussels day; unread = never served to her, and hers alone to know. */
export const findDashboard = async (
  db: Orm,
  { etudiantId, viewing }: { etudiantId: number; viewing: boolean },
  today: string,
): Promise<Dashboard | null> => {
  const unread = db.$count(
    documentsInscription,
    sql`${documentsInscription.etudiantId} = ${etudiantId} and ${documentsInscription.luLe} is null`,
  );
  const news = db.$count(
    notifications,
    sql`${notifications.etudiantId} = ${etudiantId} and ${notifications.lueLe} is null`,
  );
  const [row] = await db
    .select({
      matricule: etudiants.matricule,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
      photo: etudiants.photoDocumentId,
      unread,
      news,
      etudes: studiesOn(etudiantId, today),
    })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, etudiantId))
    .limit(1);
  if (!row) return null;
  return {
    EtudiantMatricule: row.matricule,
    PersonnePrenom: row.prenom,
    PersonneNom: row.nom,
    PersonnePhoto: photoPath(row.photo),
    DocumentsNonLus: row.unread,
    NotificationsNonLues: viewing ? 0 : row.news,
    Etudes: row.etudes,
  };
};
