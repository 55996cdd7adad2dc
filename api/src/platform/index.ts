import fp from 'fastify-plugin';
import { adminModule } from './admin/admin.module';
import { auditModule } from './audit/audit.module';
import { auditLog } from './audit/audit-log';
import { session } from './auth/session';
import { waitingSignOut } from './auth/sign-out/waiting-sign-out';
import { calendarModule } from './calendar/calendar.module';
import { cspReportsModule } from './csp-reports/csp-reports.module';
import { deadlineSources } from './deadlines/deadline-sources';
import { deadlinesModule } from './deadlines/deadlines.module';
import { depositsModule } from './deposits/deposits.module';
import { draftsModule } from './drafts/drafts.module';
import { federationModule } from './federation/federation.module';
import { filesModule } from './files/files.module';
import { storedFiles } from './files/stored-files';
import { uploadsModule } from './files/uploads/uploads.module';
import { healthModule } from './health/health.module';
import { metricsModule } from './metrics/metrics.module';
import { announceCopy } from './notifications/announce-copy';
import { notificationsModule } from './notifications/notifications.module';
import { remindersWorker } from './notifications/reminders.worker';
import { ownDataWorker } from './own-data/make-copies';
import { ownDataModule } from './own-data/own-data.module';
import { parametersModule } from './parameters/parameters.module';
import { recusModule } from './receipts/receipts.module';
import { bucketMirror } from './registry/bucket-mirror';
import { registryModule } from './registry/registry.module';
import { releases } from './registry/served-releases';
import { testerChoices } from './registry/testers/choices';
import { testersModule } from './registry/testers/testers.module';
import { rightsSource } from './rights/rights';
import { securityModule } from './security/security.module';
import { securityTxtModule } from './security-txt/security-txt.module';

/** Who asks, what she may do, and the trail of it: what the access rules rest on. */
export const identity = fp(
  async (app) => {
    const {
      isHttps: https,
      sessionIdleMinutes: idleMinutes,
      sessionAbsoluteHours: absoluteHours,
    } = app.config;
    await app.register(rightsSource);
    await app.register(session, { https, limits: { idleMinutes, absoluteHours } });
    await app.register(auditLog);
    await app.register(waitingSignOut, { https });
  },
  { name: 'identity' },
);

/** What every module finds on the application, and what works beside the calls; the mails have their own plugin. */
export const services = fp(
  async (app) => {
    await app.register(releases);
    await app.register(bucketMirror);
    await app.register(testerChoices, { https: app.config.isHttps });
    await app.register(storedFiles);
    await app.register(deadlineSources);
    await app.register(remindersWorker);
    await app.register(ownDataWorker, { announce: announceCopy });
  },
  { name: 'services', dependencies: ['identity'] },
);

/** Every module of the platform under /api/v1, in the order of registration; its owner adds its line here. */
export const platformModules = [
  securityModule,
  federationModule,
  parametersModule,
  filesModule,
  uploadsModule,
  depositsModule,
  calendarModule,
  deadlinesModule,
  notificationsModule,
  ownDataModule,
  recusModule,
  draftsModule,
  auditModule,
  adminModule,
  testersModule,
];

/** What stands at the root of the origin beside the calls; the pages, which need the shell's build, come last. */
export const rootModules = [healthModule, metricsModule, securityTxtModule, cspReportsModule, registryModule];
