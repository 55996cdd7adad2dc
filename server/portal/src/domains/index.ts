import { examsEvents } from './exams-events';
import { staffAccountsModule } from './gestion/accounts/accounts.module';
import { assigningModule } from './gestion/assignments/assignments.module';
import { cataloguesModule } from './gestion/catalogues/catalogues.module';
import { figuresModule } from './gestion/figures/figures.module';
import { gestionModule } from './gestion/gestion.module';
import { staffHomeModule } from './gestion/home/home.module';
import { deskNoticesModule } from './gestion/notices/notices.module';
import { periodsModule } from './gestion/periods/periods.module';
import { importsModule } from './imports';
import { ordersModule } from './orders/orders.module';
import { statementsModule } from './orders/statements/statements.module';
import { pae } from './pae';
import { records } from './records';
import { thesisInternships } from './thesis-internships';
import { verificationsModule } from './verifications/verifications.module';

export { createStartupSources } from './startup-sources';

/** Every domain under /api/v1, in the order of registration: one for each remote, in the folder of its name. */
export const domains = [
  records,
  ordersModule,
  statementsModule,
  examsEvents,
  thesisInternships,
  pae,
  verificationsModule,
  gestionModule,
  staffAccountsModule,
  staffHomeModule,
  assigningModule,
  periodsModule,
  cataloguesModule,
  figuresModule,
  deskNoticesModule,
  importsModule,
];
