import type { FastifyInstance } from 'fastify';
import { noticeRoutes } from 'shared-contract/notices/routes';
import { notFound } from '../../../errors';
import { serve } from '../../../plugins/serve';
import { studentInView } from '../../../student-in-view';
import { readBoard } from './board';
import { findAttachments, isAttachedToVisible } from './notices.queries';

/** The notice board (S2 §2), served under the home screen's identifier. */
export const noticesModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.storedFiles.allow((documentId, etudiantId) =>
    isAttachedToVisible(orm, documentId, etudiantId, app.clock.now()),
  );

  serve(app, noticeRoutes.notices, ({ request }) => readBoard(app, studentInView(request)));

  serve(app, noticeRoutes.noticeAttachments, async ({ request, params }) => {
    const rows = await findAttachments(orm, params.AnnonceID, studentInView(request), app.clock.now());
    if (!rows) throw notFound('Cet avis n’existe pas ou n’est plus publié.');
    return rows.flatMap(({ id: fileId, nom, extension }) =>
      fileId === null ? [] : [{ PieceJointeFichierID: fileId, PieceJointeFichierNom: `${nom}.${extension}` }],
    );
  });
};
