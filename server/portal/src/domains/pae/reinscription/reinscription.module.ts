import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { reinscriptionRoutes } from 'shared-contract/reinscription/routes';
import { registerAddresses } from './addresses.routes';
import { registerContactMeans } from './contact-means.routes';
import { findReenrolment } from './dossier.queries';
import { toReenrolment } from './reinscription.presenter';
import { saveGrant, saveMaster, saveThirdLanguage } from './steps';

/** The re-enrolment wizard, from its start to the choice of a master (S1 §2, §4, §5). */
export const reinscriptionModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, reinscriptionRoutes.reenrolment, async ({ request }) => {
    const row = await findReenrolment(app.db.orm, studentInView(request));
    if (!row) throw notFound();
    return toReenrolment(row);
  });

  registerAddresses(app);
  registerContactMeans(app);

  serve(app, reinscriptionRoutes.saveGrant, ({ request, body }) => saveGrant(app, request, body));

  serve(app, reinscriptionRoutes.saveThirdLanguage, ({ request, body }) =>
    saveThirdLanguage(app, request, body),
  );

  serve(app, reinscriptionRoutes.saveMaster, ({ request, body }) => saveMaster(app, request, body));
};
