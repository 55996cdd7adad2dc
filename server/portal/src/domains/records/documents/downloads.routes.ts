import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { sendStored } from 'server-kernel/files/send-stored';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import { downloadRoutes } from 'shared-contract/documents/routes';
import { missingForAttestation } from '../printed/attestation-conditions';
import { findGeneratedDocument, GENERATED_DOCUMENTS } from '../printed/generated-documents';
import { sendGenerated } from '../printed/send-generated';
import { toGenerated, toStored } from './documents.presenter';
import { findDownload, findDownloads } from './documents.queries';

const unknownEnrolment = () => notFound('Cette inscription n’existe pas ou n’est pas la vôtre.');
const unknownFile = () => notFound('Ce document n’existe pas ou n’est pas le vôtre.');

/** `name,ext` is `name.ext` (CONTRACT §3). */
const withDot = (name: string): string => name.replace(/,([^,.]+)$/, '.$1');

const mayPrintTranscript = async (request: FastifyRequest): Promise<boolean> => {
  const { server: app } = request;
  return (await app.rights.events(principalOf(request), app.clock.now())).CanPrintReleveNotes;
};

/** Files that a student can download, by enrolment (S2 §2), and those that the server makes. */
export const registerDownloads = async (app: FastifyInstance): Promise<void> => {
  serve(app, downloadRoutes.storedFiles, async ({ request, params }) => {
    const rows = await findDownloads(app.db.orm, params.InscriptionID, studentInView(request));
    if (!rows) throw unknownEnrolment();
    const hasTranscript = rows[0]?.hasDeliberation === true && (await mayPrintTranscript(request));
    const made = GENERATED_DOCUMENTS.filter(({ nature }) => nature !== 'releveNotes' || hasTranscript);
    const now = app.clock.now();
    const asked = {
      inscriptionId: params.InscriptionID,
      etudiantId: studentInView(request),
      today: dayOf(now),
      depositCents: app.attestationDepositCents,
    };
    const missing = await missingForAttestation(app.db.orm, asked);
    const lacks = (nature: string) => (nature === 'attestationInscription' ? missing : []);
    return [...made.map((document) => toGenerated(document, lacks(document.nature), now)), ...toStored(rows)];
  });

  serve(app, downloadRoutes.printedDocument, async ({ request, reply, params }) => {
    const { nom, InscriptionID: inscriptionId } = params;
    const etudiantId = studentInView(request);
    const made = findGeneratedDocument(withDot(nom));
    if (made) return sendGenerated(request, reply, { made, inscriptionId, etudiantId });
    const found = await findDownload(app.db.orm, inscriptionId, etudiantId, [nom, withDot(nom)]);
    if (!found) throw unknownFile();
    return sendStored(request, reply, found);
  });
};
