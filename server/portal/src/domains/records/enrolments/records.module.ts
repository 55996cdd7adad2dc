import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { containsCurrentYear } from 'shared-contract/base/calendar';
import { enrolmentRoutes } from 'shared-contract/records/routes';
import { findManagers, NO_MANAGERS } from '../../shared/people/managers.queries';
import { yearCredits } from '../../shared/programme/study-year';
import { findEnrolment, findEnrolments, findLastDeliberation, findResultLines } from './enrolments.queries';
import { toResultLines } from './records.presenter';

const unknown = () => notFound('Cette inscription n’existe pas ou n’est pas la vôtre.');

/** Enrolments with their results and deliberation (S1 §2, CONTRACT §3). */
export const recordsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, enrolmentRoutes.enrolments, ({ request }) => findEnrolments(orm, studentInView(request)));

  serve(app, enrolmentRoutes.enrolment, async ({ request, params }) => {
    const found = await findEnrolment(orm, params.InscriptionID, studentInView(request));
    if (!found) throw unknown();
    const isCurrent = containsCurrentYear(found.answer.AnneeAcademiqueValeur, app.clock.now());
    const managers = isCurrent ? await findManagers(orm, found.programmeId, found.answer.Bloc) : NO_MANAGERS;
    return { ...found.answer, ...managers };
  });

  serve(app, enrolmentRoutes.results, async ({ request, params }) => {
    const rows = await findResultLines(orm, params.InscriptionID, studentInView(request));
    if (!rows) throw unknown();
    return toResultLines(rows);
  });

  serve(app, enrolmentRoutes.deliberation, async ({ request, params }) => {
    const row = await findLastDeliberation(orm, params.InscriptionID, studentInView(request));
    if (!row) throw unknown();
    const { Session, blocs, credits, ...decision } = row;
    return Session === null ? null : { Session, ...decision, CreditsAnnee: yearCredits({ blocs, credits }) };
  });
};
