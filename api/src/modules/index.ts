import type { FastifyPluginAsync } from 'fastify';
import { absencesModule } from './absences/absences.module';
import { adminModule } from './admin/admin.module';
import { attestationsModule } from './attestations/attestations.module';
import { auditModule } from './audit/audit.module';
import { calendarModule } from './calendar/calendar.module';
import { consultationsModule } from './consultations/consultations.module';
import { contactsModule } from './contacts/contacts.module';
import { desktopModule } from './desktop/desktop.module';
import { documentsModule } from './documents/documents.module';
import { draftsModule } from './drafts/drafts.module';
import { examsModule } from './exams/exams.module';
import { filesModule } from './files/files.module';
import { idmModule } from './idm/idm.module';
import { inclusiveModule } from './inclusive/inclusive.module';
import { paiModule } from './inclusive/pai.module';
import { internshipsModule } from './internships/internships.module';
import { noticesModule } from './notices/notices.module';
import { ordersModule } from './orders/orders.module';
import { paeModule } from './pae/pae.module';
import { parametersModule } from './parameters/parameters.module';
import { proclamationModule } from './proclamation/proclamation.module';
import { recordsModule } from './records/records.module';
import { recusModule } from './recus/recus.module';
import { reinscriptionModule } from './reinscription/reinscription.module';
import { sarModule } from './sar/sar.module';
import { signatureModule } from './signature/signature.module';
import { testersModule } from './testers/testers.module';
import { thesisModule } from './thesis/thesis.module';
import { tpModule } from './tp/tp.module';
import { unitsModule } from './units/units.module';
import { uploadsModule } from './uploads/uploads.module';
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
