import { eq, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { notifications } from 'server-schema/platform/notifications';
import { documentsInscription } from 'server-schema/records/documents';
import { etudiants } from 'server-schema/records/people';
import type { Dashboard } from 'shared-contract';
import { isAnnounced } from '../../shared/notifications/notify.queries';
import { diplomaBy, studiesOn } from '../../shared/people/studies.queries';

/** URL path of an identity photo. */
export const photoPath = (documentId: number | null): string | null =>
  documentId === null ? null : `/api/v1/files/${documentId}`;

const selectDashboard = preparedQuery((db, at: Placeholders<{ etudiantId: number; today: string }>) =>
  db
    .select({
      matricule: etudiants.matricule,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
      photo: etudiants.photoDocumentId,
      unread: db.$count(
        documentsInscription,
        sql`${documentsInscription.etudiantId} = ${at.etudiantId} and ${documentsInscription.luLe} is null`,
      ),
      news: db.$count(
        notifications,
        sql`${notifications.etudiantId} = ${at.etudiantId} and ${notifications.lueLe} is null and ${isAnnounced}`,
      ),
      etudes: sql<
        string | null
      >`coalesce(${studiesOn(at.etudiantId, at.today)}, ${diplomaBy(at.etudiantId, at.today)})`,
    })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, at.etudiantId))
    .limit(1),
);

/** Dashboard of a student on a Brussels day; unread = never served to her, visible to her alone. */
export const findDashboard = async (
  db: Orm,
  { etudiantId, viewing }: { etudiantId: number; viewing: boolean },
  today: string,
): Promise<Dashboard | null> => {
  const [row] = await selectDashboard(db, { etudiantId, today });
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
