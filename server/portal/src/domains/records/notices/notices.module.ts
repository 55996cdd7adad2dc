import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { noticeRoutes } from 'shared-contract/notices/routes';
import { toAttachment } from '../../shared/notices/notice.presenter';
import { readBoard } from './board';
import { findAttachments, isAttachedToVisible, markRead } from './notices.queries';

const unknownNotice = () => notFound('Cet avis n’existe pas ou n’est plus publié.');

/** The notice board (S2 §2), served under the home screen's identifier. */
export const noticesModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.storedFiles.allow((documentId, etudiantId) =>
    isAttachedToVisible(orm, documentId, etudiantId, app.clock.now()),
  );

  serve(app, noticeRoutes.notices, ({ request }) =>
    readBoard(app, studentInView(request), principalOf(request).viewing),
  );

  serve(app, noticeRoutes.noticeAttachments, async ({ request, params }) => {
    const rows = await findAttachments(orm, params.AnnonceID, studentInView(request), app.clock.now());
    if (!rows) throw unknownNotice();
    return rows.map(toAttachment);
  });

  serve(app, noticeRoutes.readNotice, async ({ request, params }) => {
    if (!(await markRead(orm, params.AnnonceID, studentInView(request), app.clock.now()))) {
      throw unknownNotice();
    }
    return null;
  });
};
