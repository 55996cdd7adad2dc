import type { FastifyInstance } from 'fastify';
import { NoticeAttachmentListAnswer, NoticeListAnswer } from 'shared-contract/notices/answers';
import { notFound } from '../../../errors';
import { idParams, toId } from '../../../params';
import { studentInView } from '../../../student-in-view';
import { readBoard } from './board';
import { findAttachments, isAttachedToVisible } from './notices.queries';

const READ = { access: { screen: 'Valves', right: 'Read' } } as const;

/** The notice board (S2 §2), served under the home screen's identifier. */
export const noticesModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.storedFiles.allow((documentId, etudiantId) =>
    isAttachedToVisible(orm, documentId, etudiantId, app.clock.now()),
  );

  app.get(
    '/extranet/student/Dashboard01',
    { config: READ, schema: { response: { 200: NoticeListAnswer } } },
    (request) => readBoard(app, studentInView(request)),
  );

  app.get<{ Params: { AnnonceID: string } }>(
    '/extranet/student/Dashboard01/:AnnonceID',
    {
      config: READ,
      schema: { params: idParams('AnnonceID'), response: { 200: NoticeAttachmentListAnswer } },
    },
    async (request) => {
      const id = toId(request.params.AnnonceID);
      const rows = await findAttachments(orm, id, studentInView(request), app.clock.now());
      if (!rows) throw notFound('Cet avis n’existe pas ou n’est plus publié.');
      return rows.flatMap(({ id: fileId, nom, extension }) =>
        fileId === null
          ? []
          : [{ PieceJointeFichierID: fileId, PieceJointeFichierNom: `${nom}.${extension}` }],
      );
    },
  );
};
