import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { thesisRoutes } from 'shared-contract/thesis/routes';
import { thesisWriteKind } from 'shared-contract/thesis/schemas';
import { registerThesisDeadlines } from './deadlines';
import { saveConsents, saveProvisional, saveTitle } from './save-thesis';
import { submitThesis } from './submit-thesis';
import { toThesis } from './theses.presenter';
import { findThesis } from './theses.queries';
import { THESIS_REFUSALS } from './thesis-refusals';

const SAVES = { provisional: saveProvisional, title: saveTitle, consent: saveConsents };
const NOT_ONE_KIND = 'Envoyez les données provisoires, le nouveau titre ou les consentements, séparément.';

const readThesis = async ({ request }: { request: FastifyRequest }) => {
  const row = await findThesis(request.server.db.orm, studentInView(request));
  return row ? toThesis(row) : null;
};

const registerThesis = (app: FastifyInstance): void => {
  serve(app, thesisRoutes.thesis, readThesis);

  serve(app, thesisRoutes.saveThesis, ({ request, body }) => {
    const kind = thesisWriteKind(body);
    if (!kind) throw invalid([{ path: '', message: NOT_ONE_KIND }], NOT_ONE_KIND);
    return SAVES[kind](app, request, body);
  });
};

const registerSubmission = (app: FastifyInstance): void => {
  serve(app, thesisRoutes.thesisToSubmit, readThesis);

  serve(app, thesisRoutes.submitThesis, ({ request, body }) =>
    submitThesis(app, request, { body, isSecondSession: false }),
  );

  serve(app, thesisRoutes.submitThesisAgain, ({ request, body }) =>
    submitThesis(app, request, { body, isSecondSession: true }),
  );

  serve(app, thesisRoutes.hasSecondSession, async ({ request, params }) => {
    const row = await findThesis(app.db.orm, studentInView(request));
    if (row?.memoireId !== params.MemoireID) throw THESIS_REFUSALS.unknown();
    return row.secondeSession && row.remisLe === null;
  });
};

/** The thesis from its first title to its submission (S1 §2 to §5). */
export const thesisModule = async (app: FastifyInstance): Promise<void> => {
  registerThesisDeadlines(app);
  registerThesis(app);
  registerSubmission(app);
};
