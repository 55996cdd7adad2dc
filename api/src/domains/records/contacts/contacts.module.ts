import type { FastifyInstance } from 'fastify';
import { AddressListAnswer, ContactMeanListAnswer, StudentAnswer } from 'shared-contract/records/answers';
import { notFound } from '../../../errors';
import { findAddresses, findContactMeans, findStudent } from '../../../platform/people/contacts.queries';
import { studentInView } from '../../../student-in-view';
import { photoPath } from '../desktop/desktop.queries';

const READ = { access: { screen: 'Contacts', right: 'Read' } } as const;

/** The student's own data, read-only: changes go through the manager (S1 §2). */
export const contactsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get(
    '/extranet/student/Contacts',
    { config: READ, schema: { response: { 200: StudentAnswer } } },
    async (request) => {
      const row = await findStudent(orm, studentInView(request));
      if (!row) throw notFound();
      return { ...row.answer, PersonnePhoto: photoPath(row.photoDocumentId) };
    },
  );
  app.get(
    '/extranet/student/Contacts01',
    { config: READ, schema: { response: { 200: AddressListAnswer } } },
    (request) => findAddresses(orm, studentInView(request)),
  );
  app.get(
    '/extranet/student/Contacts02',
    { config: READ, schema: { response: { 200: ContactMeanListAnswer } } },
    (request) => findContactMeans(orm, studentInView(request)),
  );
};
