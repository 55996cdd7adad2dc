import type { FastifyPluginAsync } from 'fastify';
import { adminModule } from '../platform/admin/admin.module';
import { auditModule } from '../platform/audit/audit.module';
import { calendarModule } from '../platform/calendar/calendar.module';
import { draftsModule } from '../platform/drafts/drafts.module';
import { filesModule } from '../platform/files/files.module';
import { uploadsModule } from '../platform/files/uploads/uploads.module';
import { parametersModule } from '../platform/parameters/parameters.module';
import { recusModule } from '../platform/receipts/receipts.module';
import { testersModule } from '../platform/registry/testers/testers.module';
import { examsModule } from './exams-events/exams/exams.module';
import { inclusiveModule } from './exams-events/inclusive/inclusive.module';
import { paiModule } from './exams-events/inclusive/pai.module';
import { proclamationModule } from './exams-events/proclamation/proclamation.module';
import { sarModule } from './exams-events/sar/sar.module';
import { tpModule } from './exams-events/tp/tp.module';
import { ordersModule } from './orders/orders.module';
import { paeModule } from './pae/programme/pae.module';
import { reinscriptionModule } from './pae/reinscription/reinscription.module';
import { signatureModule } from './pae/signature/signature.module';
import { absencesModule } from './records/absences/absences.module';
import { attestationsModule } from './records/attestations/attestations.module';
import { consultationsModule } from './records/consultations/consultations.module';
import { contactsModule } from './records/contacts/contacts.module';
import { desktopModule } from './records/desktop/desktop.module';
import { documentsModule } from './records/documents/documents.module';
import { recordsModule } from './records/enrolments/records.module';
import { noticesModule } from './records/notices/notices.module';
import { unitsModule } from './records/units/units.module';
import { idmModule } from './thesis-internships/idm/idm.module';
import { internshipsModule } from './thesis-internships/internships/internships.module';
import { thesisModule } from './thesis-internships/thesis/thesis.module';
import { verificationsModule } from './verifications/verifications.module';

/**
 * Every module under /api/v1, in the order of registration. A module is one Fastify plugin in
 * `<module>/<module>.module.ts`; its owner adds its line here.
 */
export const modules: FastifyPluginAsync[] = [
  desktopModule,
  recordsModule,
  contactsModule,
  noticesModule,
  ordersModule,
  parametersModule,
  filesModule,
  uploadsModule,
  unitsModule,
  documentsModule,
  attestationsModule,
  absencesModule,
  paeModule,
  calendarModule,
  thesisModule,
  idmModule,
  internshipsModule,
  recusModule,
  reinscriptionModule,
  signatureModule,
  draftsModule,
  auditModule,
  inclusiveModule,
  paiModule,
  sarModule,
  proclamationModule,
  consultationsModule,
  verificationsModule,
  adminModule,
  testersModule,
  examsModule,
  tpModule,
];
