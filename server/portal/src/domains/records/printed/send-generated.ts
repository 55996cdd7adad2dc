import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewingPurpose } from 'server-kernel/audit/purposes';
import { forbidden, notFound, precondition } from 'server-kernel/errors';
import { sendFile } from 'server-kernel/files/send-file';
import { principalOf } from 'server-kernel/plugins/access';
import { formatDay } from 'shared-contract/base/dates';
import { dayOf } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { groupedCode } from '../../shared/printing/check-code';
import { letterhead } from '../../shared/printing/letterhead';
import { printPdf } from '../../shared/printing/print-in-thread';
import type { DocumentContent } from '../../shared/printing/print-model';
import { requirePrintable } from '../../shared/printing/require-printable';
import { issueCode } from '../attestations/attestations.queries';
import { missingForAttestation } from './attestation-conditions';
import { certificateContent, transcriptContent } from './document-content';
import type { GeneratedDocument } from './generated-documents';
import {
  findPrintedDeliberation,
  findPrintedEnrolment,
  findPrintedResults,
  type PrintedEnrolment,
} from './print.queries';

const ASK_MANAGER = 'Demandez à votre gestionnaire de dossier de corriger cette donnée.';

interface DocumentRequest {
  made: GeneratedDocument;
  inscriptionId: number;
  etudiantId: number;
}

const contentOf = async (
  app: FastifyInstance,
  made: GeneratedDocument,
  enrolment: PrintedEnrolment,
): Promise<DocumentContent> => {
  if (made.nature === 'attestationInscription') return certificateContent(enrolment, app.institution.name);
  const [results, deliberation] = await Promise.all([
    findPrintedResults(app.db.orm, enrolment.inscriptionId),
    findPrintedDeliberation(app.db.orm, enrolment.inscriptionId),
  ]);
  return transcriptContent(enrolment, results, deliberation);
};

const refuseTranscript = async (request: FastifyRequest, { made }: DocumentRequest): Promise<void> => {
  if (made.nature !== 'releveNotes') return;
  const { server: app } = request;
  const events = await app.rights.events(principalOf(request), app.clock.now());
  if (!events.CanPrintReleveNotes) {
    throw forbidden(
      PROBLEM_CODES.eventClosed,
      'Votre relevé de notes ne peut pas être imprimé actuellement\u00a0: contactez votre gestionnaire de dossier.',
    );
  }
};

const refuseAttestation = async (
  { server: app }: FastifyRequest,
  { made, ...asked }: DocumentRequest,
): Promise<void> => {
  if (made.nature !== 'attestationInscription') return;
  const today = dayOf(app.clock.now());
  const missing = await missingForAttestation(app.db.orm, {
    ...asked,
    today,
    depositCents: app.attestationDepositCents,
  });
  if (missing.length === 0) return;
  throw precondition(
    PROBLEM_CODES.attestationIncomplete,
    `Votre attestation ne peut pas encore être délivrée. ${missing.join(' ')}`,
  );
};

/**
 * Makes a document for the student in view and sends it: 404 for another's enrolment, 403 without the right, 412
 * with what an attestation still waits for or with a letter that can’t be printed.
 */
export const sendGenerated = async (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: DocumentRequest,
): Promise<FastifyReply> => {
  const { server: app } = request;
  const { made, inscriptionId, etudiantId } = asked;
  const enrolment = await findPrintedEnrolment(app.db.orm, inscriptionId, etudiantId);
  if (!enrolment) throw notFound('Cette inscription n’existe pas ou n’est pas la vôtre.');
  await refuseTranscript(request, asked);
  await refuseAttestation(request, asked);
  const content = await contentOf(app, made, enrolment);
  const target = `${made.nature}:${inscriptionId}`;
  await requirePrintable(request, content, { etudiantId, target, remedy: ASK_MANAGER });
  const now = app.clock.now();
  const jour = dayOf(now);
  const empreinte = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const code = groupedCode(
    await issueCode(app.db.orm, { nature: made.nature, etudiantId, inscriptionId, jour, empreinte }, now),
  );
  const bytes = await printPdf({
    ...content,
    title: made.label,
    ...letterhead(app.institution),
    issued: `Délivré le ${formatDay(jour)} par le portail étudiant.`,
    proof: { code, address: `${app.config.publicUrl}/attestation/${code}` },
  });
  if (principalOf(request).viewing) {
    await app.audit.record(request, {
      action: 'fichier.ouvert',
      etudiantId,
      target,
      purpose: viewingPurpose(request),
    });
  }
  return sendFile(reply, {
    name: made.fullName,
    type: 'application/pdf',
    size: bytes.length,
    content: bytes,
  });
};
