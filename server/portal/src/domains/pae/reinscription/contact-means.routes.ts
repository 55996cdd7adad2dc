import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { reinscriptionRoutes } from 'shared-contract/reinscription/routes';
import { findContactDefaults } from '../../shared/people/contact-means.queries';
import { findContactMeans } from '../../shared/people/contacts.queries';
import { unknownMean } from '../../shared/people/store-contact-mean';
import { newContactMean } from './reinscription.presenter';
import { removeContactMean, saveContactMean } from './save-contact-mean';

/** Step 2: the contact means of the student, and the small form that edits one (S1 §2, §5). */
export const registerContactMeans = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const findOne = async (request: FastifyRequest, id: number) => {
    const means = await findContactMeans(orm, studentInView(request));
    const found = means.find((one) => one.MoyenContactID === id);
    if (!found) throw unknownMean();
    return found;
  };

  serve(app, reinscriptionRoutes.contactMeans, ({ request }) =>
    findContactMeans(orm, studentInView(request)),
  );

  serve(app, reinscriptionRoutes.contactMeanForm, async ({ request, params }) => {
    if (params.MoyenContactID !== -1) return findOne(request, params.MoyenContactID);
    return newContactMean(
      await findContactMeans(orm, studentInView(request)),
      await findContactDefaults(orm),
    );
  });

  serve(app, reinscriptionRoutes.saveContactMean, async ({ request, body }) =>
    findOne(request, await saveContactMean(app, request, body)),
  );

  serve(app, reinscriptionRoutes.removeContactMean, async ({ request, params }) => {
    await removeContactMean(app, request, params.MoyenContactID);
    return null;
  });
};
