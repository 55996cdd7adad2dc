import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { daysBefore } from 'shared-contract/base/days';
import { NOTIFICATION_KINDS, type PortalNotification } from 'shared-contract/notifications/answers';
import { notificationRoutes } from 'shared-contract/notifications/routes';
import { englishTitles } from 'shared-contract/records/title-language';
import {
  deleteNotificationsBefore,
  findNotifications,
  findSettings,
  findTitlesInEnglish,
  markRead,
  storeSettings,
} from './notifications.queries';

/** Days for which what was told is kept: a year and what is left of its last session. */
const RETENTION_DAYS = 400;

type Row = Awaited<ReturnType<typeof findNotifications>>[number];

const toNotification = (row: Row, english: readonly string[]): PortalNotification => ({
  NotificationID: row.notificationId,
  Genre: NOTIFICATION_KINDS.find((kind) => row.genre.startsWith(kind)) ?? 'decision',
  Titre: row.titre,
  Texte: row.texte,
  Lien: row.lien,
  Date: row.date.toISOString(),
  Lue: row.lueLe !== null,
  TitresAnglais: english.filter((title) => row.titre.includes(title) || row.texte?.includes(title)),
});

/** A student's notifications and their settings (CONTRACT §7.11). */
export const notificationsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;
  app.retention.add('notifications', () =>
    deleteNotificationsBefore(orm, daysBefore(app.clock.now(), RETENTION_DAYS)),
  );

  serve(app, notificationRoutes.notifications, async ({ request }) => {
    const etudiantId = studentInView(request);
    const [rows, titles] = await Promise.all([
      findNotifications(orm, etudiantId),
      findTitlesInEnglish(orm, etudiantId),
    ]);
    const english = titles.flatMap((title) => englishTitles(title, true));
    return rows.map((row) => toNotification(row, english));
  });

  serve(app, notificationRoutes.readNotifications, async ({ request, body }) => {
    await markRead(orm, studentInView(request), body.NotificationIDs, app.clock.now());
    return null;
  });

  serve(app, notificationRoutes.notificationSettings, ({ request }) =>
    findSettings(orm, studentInView(request)),
  );

  serve(app, notificationRoutes.saveNotificationSettings, ({ request, body }) =>
    app.db.transaction(async (tx) => {
      const etudiantId = studentInView(request);
      const before = await findSettings(tx, etudiantId);
      const settings = {
        ...body,
        RecuCourriel: body.RecuCourriel ?? before.RecuCourriel,
        UnParJour: body.UnParJour ?? before.UnParJour,
      };
      await storeSettings(tx, etudiantId, settings);
      await app.audit.record(request, { action: 'notifications.reglees', etudiantId }, tx);
      return settings;
    }),
  );
};
