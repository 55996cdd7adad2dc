import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { contactRoutes } from 'shared-contract/records/routes';
import { findAddresses, findContactMeans, findStudent } from '../../shared/people/contacts.queries';
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
