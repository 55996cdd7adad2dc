import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import type { Absence } from 'shared-contract/absences/absences';
import { absenceRoutes } from 'shared-contract/absences/routes';
import { type AbsenceRow, findAbsence, findAbsences, findAbsenceYear } from './absences.queries';
import { registerAbsenceDeadlines } from './deadlines';
import { saveAbsence } from './save-absence';

/** Staff sees that there was an absence, not its proof (CONTRACT §2). */
const present = (request: FastifyRequest, row: AbsenceRow): Absence =>
  principalOf(request).viewing ? { ...row, AbsenceEtudiantFichierJustificatifID: null } : row;

/** Absences of the academic year in progress (S2 §2, §4, §5, §9). */
export const absencesModule = async (app: FastifyInstance): Promise<void> => {
  registerAbsenceDeadlines(app);
  const { orm } = app.db;

  const findOne = async (request: FastifyRequest, id: number): Promise<Absence> => {
    const row = await findAbsence(orm, id, studentInView(request));
    if (!row) throw notFound('Cette absence n’existe pas ou n’est pas la vôtre.');
    return present(request, row);
  };

  serve(app, absenceRoutes.absences, async ({ request }) => {
    const year = await findAbsenceYear(orm, app.clock.now());
    const rows = await findAbsences(orm, studentInView(request), year);
    return rows.map((row) => present(request, row));
  });

  serve(app, absenceRoutes.absence, ({ request, params }) => findOne(request, params.AbsenceEtudiantID));

  serve(app, absenceRoutes.saveAbsence, async ({ request, body }) =>
    findOne(request, await saveAbsence(app, request, body)),
  );
};
