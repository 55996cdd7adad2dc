import type { FastifyInstance } from 'fastify';
import { contactRoutes } from 'shared-contract/records/routes';
import { notFound } from '../../../errors';
import { findAddresses, findContactMeans, findStudent } from '../../../platform/people/contacts.queries';
import { serve } from '../../../plugins/serve';
import { studentInView } from '../../../student-in-view';
import { photoPath } from '../desktop/desktop.queries';
import { registerOwnContacts } from './own-contacts.routes';

/** The student's own data: identity is the manager's to change (S1 §2), addresses and contact means are hers. */
export const contactsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, contactRoutes.student, async ({ request }) => {
    const row = await findStudent(orm, studentInView(request));
    if (!row) throw notFound();
    return { ...row.answer, PersonnePhoto: photoPath(row.photoDocumentId) };
  });

  serve(app, contactRoutes.addresses, ({ request }) => findAddresses(orm, studentInView(request)));

  serve(app, contactRoutes.contactMeans, ({ request }) => findContactMeans(orm, studentInView(request)));

  registerOwnContacts(app);
};
