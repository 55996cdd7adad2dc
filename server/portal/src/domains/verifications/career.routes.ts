import type { FastifyInstance } from 'fastify';
import { VERIFICATION_ACTIONS } from 'server-kernel/audit/verification-actions';
import { serve } from 'server-kernel/plugins/serve';
import { verificationRoutes } from 'shared-contract/verifications/routes';
import { findAuditedEnrolment, unknownLine } from './audited-enrolment';
import { findJobs, findPriorCareer } from './file.queries';
import { toJob, toJobRow, toPriorCareer, toPriorCareerRow } from './verifications.presenter';

/** Prior career and jobs of a student, as lists and one by one (S2 §7). */
export const careerRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, verificationRoutes.priorCareers, async (call) => {
    const { etudiantId } = await findAuditedEnrolment(call, VERIFICATION_ACTIONS.career);
    return (await findPriorCareer(orm, etudiantId)).map(toPriorCareerRow);
  });

  serve(app, verificationRoutes.priorCareer, async (call) => {
    const id = call.params.ligne;
    const { etudiantId } = await findAuditedEnrolment(call, VERIFICATION_ACTIONS.career, `parcours:${id}`);
    const found = (await findPriorCareer(orm, etudiantId)).find((row) => row.parcoursAnterieurId === id);
    if (!found) throw unknownLine();
    return toPriorCareer(found);
  });

  serve(app, verificationRoutes.jobs, async (call) => {
    const { etudiantId } = await findAuditedEnrolment(call, VERIFICATION_ACTIONS.jobs);
    return (await findJobs(orm, etudiantId)).map(toJobRow);
  });

  serve(app, verificationRoutes.job, async (call) => {
    const id = call.params.ligne;
    const { etudiantId } = await findAuditedEnrolment(call, VERIFICATION_ACTIONS.jobs, `emploi:${id}`);
    const found = (await findJobs(orm, etudiantId)).find((row) => row.emploiId === id);
    if (!found) throw unknownLine();
    return toJob(found);
  });
};
