import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoredFileListAnswer } from 'shared-contract/documents/answers';
import { notFound } from '../../../errors';
import { idParams, toId } from '../../../params';
import { sendStored } from '../../../platform/files/send-stored';
import { principalOf } from '../../../plugins/access';
import { studentInView } from '../../../student-in-view';
import { findMadeDocument, MADE_DOCUMENTS } from '../printed/made-documents';
import { sendMade } from '../printed/send-made';
import { toMade, toStored } from './documents.presenter';
import { findDownload, findDownloads } from './documents.queries';

const unknownEnrolment = () => notFound('Cette inscription n’existe pas ou n’est pas la vôtre.');
const unknownFile = () => notFound('Ce document n’existe pas ou n’est pas le vôtre.');

const PRINT_PARAMS = {
  type: 'object',
  properties: {
    InscriptionID: { type: 'string', pattern: '^[1-9][0-9]{0,18}$' },
    nom: { type: 'string', minLength: 1, maxLength: 200 },
  },
  required: ['InscriptionID', 'nom'],
} as const;

/** `name,ext` is `name.ext` (CONTRACT §3). */
const withDot = (name: string): string => name.replace(/,([^,.]+)$/, '.$1');

const mayPrintTranscript = async (request: FastifyRequest): Promise<boolean> => {
  const { server: app } = request;
  return (await app.rights.events(principalOf(request), app.clock.now())).CanPrintReleveNotes;
};

/** Files that a student can download, by enrolment (S2 §2), and those that the server makes. */
export const downloadRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Params: { InscriptionID: string } }>(
    '/extranet/student/Inscription03/:InscriptionID',
    {
      config: { access: { screen: 'Inscription', right: 'Read' } },
      schema: { params: idParams('InscriptionID'), response: { 200: StoredFileListAnswer } },
    },
    async (request) => {
      const rows = await findDownloads(
        app.db.orm,
        toId(request.params.InscriptionID),
        studentInView(request),
      );
      if (!rows) throw unknownEnrolment();
      const hasTranscript = rows[0]?.hasDeliberation === true && (await mayPrintTranscript(request));
      const made = MADE_DOCUMENTS.filter(({ nature }) => nature !== 'releveNotes' || hasTranscript);
      const now = app.clock.now();
      return [...made.map(({ fullName, name }) => toMade(fullName, name, now)), ...toStored(rows)];
    },
  );

  app.get<{ Params: { InscriptionID: string; nom: string } }>(
    '/files/printDocument/:InscriptionID/:nom',
    {
      config: { access: { screen: 'Inscription', right: 'Read', navigation: true } },
      schema: { params: PRINT_PARAMS },
    },
    async (request, reply) => {
      const { nom } = request.params;
      const inscriptionId = toId(request.params.InscriptionID);
      const etudiantId = studentInView(request);
      const made = findMadeDocument(withDot(nom));
      if (made) return sendMade(request, reply, { made, inscriptionId, etudiantId });
      const found = await findDownload(app.db.orm, inscriptionId, etudiantId, [nom, withDot(nom)]);
      if (!found) throw unknownFile();
      return sendStored(request, reply, found);
    },
  );
};
