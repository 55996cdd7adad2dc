import type { FastifyInstance } from 'fastify';
import { absencesModule } from './absences/absences.module';
import { attestationsModule } from './attestations/attestations.module';
import { consultationsModule } from './consultations/consultations.module';
import { contactsModule } from './contacts/contacts.module';
import { desktopModule } from './desktop/desktop.module';
import { documentsModule } from './documents/documents.module';
import { recordsModule } from './enrolments/records.module';
import { noticesModule } from './notices/notices.module';
import { unitsModule } from './units/units.module';

/** The student's file: the resources of mf-records and of the home. */
export const records = async (app: FastifyInstance): Promise<void> => {
  await app.register(desktopModule);
  await app.register(recordsModule);
  await app.register(contactsModule);
  await app.register(noticesModule);
  await app.register(unitsModule);
  await app.register(documentsModule);
  await app.register(attestationsModule);
  await app.register(absencesModule);
  await app.register(consultationsModule);
};
