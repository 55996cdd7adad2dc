import type { FastifyInstance } from 'fastify';
import { ApiProblem } from 'server-kernel/errors';
import { sendFile } from 'server-kernel/files/send-file';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { internshipRoutes } from 'shared-contract/internships/routes';
import { letterhead } from '../../shared/printing/letterhead';
import { printPdf } from '../../shared/printing/print-in-thread';
import { requirePrintable } from '../../shared/printing/require-printable';
import { missingForAgreement } from './agreement-check';
import { agreementContent, belgianDay } from './agreement-content';
import { findAgreementStudent, findInternship, type InternshipRow } from './internships.queries';
import { unknownInternship } from './save-internship';

const CORRECT_IT =
  'Corrigez les données de votre stage\u00a0; si le signe est dans votre nom ou votre programme, demandez à votre gestionnaire de dossier de le corriger.';

const FILE_NAME = 'ConventionStage.pdf';

/** 412 with what is missing, in `detail` for the reader and one by one in `errors`. */
const refuseIncomplete = (stage: InternshipRow): void => {
  const errors = missingForAgreement(stage);
  if (errors.length === 0) return;
  const detail = `Votre convention n’est pas encore disponible. ${errors.map(({ message }) => message).join(' ')}`;
  throw new ApiProblem(412, PROBLEM_CODES.internshipIncomplete, detail, { errors });
};

/** GET printStage: the check first (204 or 412), then the agreement as a PDF (S1 §7). */
export const agreementRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, internshipRoutes.internshipAgreement, async ({ request, reply, params, query }) => {
    const etudiantId = studentInView(request);
    const stage = await findInternship(orm, params.StageID, etudiantId);
    if (!stage) throw unknownInternship();
    refuseIncomplete(stage);
    const day = dayOf(app.clock.now());
    const student = await findAgreementStudent(orm, etudiantId, day);
    if (!student) throw unknownInternship();
    const content = agreementContent(stage, student, app.institution);
    const target = `stage:${stage.stageId}`;
    await requirePrintable(request, content, { etudiantId, target, remedy: CORRECT_IT });
    if (query.CheckPrecondition === 'true') return null;
    const bytes = await printPdf({
      ...content,
      title: 'Convention de stage',
      ...letterhead(app.institution),
      issued: `Établie le ${belgianDay(day)} en trois exemplaires, un par partie.`,
      proof: null,
    });
    return sendFile(reply, {
      name: FILE_NAME,
      type: 'application/pdf',
      size: bytes.length,
      content: bytes,
    });
  });
};
