import type { FastifyInstance } from 'fastify';
import { badRequest } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { internshipRoutes } from 'shared-contract/internships/routes';
import { INTERNSHIP_FILES } from 'shared-contract/internships/schemas';
import { agreementRoutes } from './agreement.routes';
import { registerInternshipDeadlines } from './deadlines';
import { toInternship } from './internships.presenter';
import { findInternship, findInternships, findRefusals } from './internships.queries';
import { encodeInternship, saveInternshipFile, unknownInternship } from './save-internship';

/** Internships, from the form to the agreement (S1 §2 to §5, §7). */
export const internshipsModule = async (app: FastifyInstance): Promise<void> => {
  registerInternshipDeadlines(app);
  const { orm } = app.db;

  serve(app, internshipRoutes.internships, async ({ request }) => {
    const rows = await findInternships(orm, studentInView(request));
    const ids = rows.map(({ stageId }) => stageId);
    const refusals = await findRefusals(orm, ids);
    return rows.map((row) => toInternship(row, refusals));
  });

  serve(app, internshipRoutes.internship, async ({ request, params }) => {
    const row = await findInternship(orm, params.StageID, studentInView(request));
    if (!row) throw unknownInternship();
    return toInternship(row, await findRefusals(orm, [row.stageId]));
  });

  serve(app, internshipRoutes.saveInternship, ({ request, query, body }) => {
    if (query.isFile !== 'true') return encodeInternship(app, request, body);
    const updated = INTERNSHIP_FILES.find((one) => one === query.updated);
    if (!updated) throw badRequest('Nommez le fichier du stage\u00a0: il manque «\u00a0updated\u00a0».');
    return saveInternshipFile(app, request, updated, body);
  });

  await app.register(agreementRoutes);
};
