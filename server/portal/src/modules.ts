import fp from 'fastify-plugin';
import { ownDataWorker } from 'server-exchange/own-data/make-copies';
import { ownDataModule } from 'server-exchange/own-data/own-data.module';
import { cspReportsModule } from 'server-front/csp-reports/csp-reports.module';
import { federationModule } from 'server-front/federation/federation.module';
import { bucketMirror } from 'server-front/registry/bucket-mirror';
import { registryModule } from 'server-front/registry/registry.module';
import { releases } from 'server-front/registry/served-releases';
import { testerChoices } from 'server-front/registry/testers/choices';
import { testersModule } from 'server-front/registry/testers/testers.module';
import { securityTxtModule } from 'server-front/security-txt/security-txt.module';
import { auditModule } from 'server-kernel/audit/audit.module';
import { auditLog } from 'server-kernel/audit/audit-log';
import { filesModule } from 'server-kernel/files/files.module';
import { storedFiles } from 'server-kernel/files/stored-files';
import { uploadsModule } from 'server-kernel/files/uploads/uploads.module';
import { calendarModule } from './domains/shared/calendar/calendar.module';
import { deadlineSources } from './domains/shared/deadlines/deadline-sources';
import { deadlinesModule } from './domains/shared/deadlines/deadlines.module';
import { depositsModule } from './domains/shared/deposits/deposits.module';
import { draftsModule } from './domains/shared/drafts/drafts.module';
import { announceCopy } from './domains/shared/notifications/announce-copy';
import { notificationsModule } from './domains/shared/notifications/notifications.module';
import { remindersWorker } from './domains/shared/notifications/reminders.worker';
import { parametersModule } from './domains/shared/parameters/parameters.module';
import { recusModule } from './domains/shared/receipts/receipts.module';
import { adminModule } from './operation/admin/admin.module';
import { healthModule } from './operation/health/health.module';
import { metricsModule } from './operation/metrics/metrics.module';
import { session } from './session/auth/session';
import { pendingSignOut } from './session/auth/sign-out/pending-sign-out';
import { rightsSource } from './session/rights/rights';
import { securityModule } from './session/security/security.module';

/** Sessions, rights and audit: the base of the access rules. */
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
    await app.register(pendingSignOut, { https });
  },
  { name: 'identity' },
);

/** Services of all modules, and background jobs; mails have their own plugin. */
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

/** Modules at the root of the origin; pages, which need the shell's build, are registered last. */
export const rootModules = [healthModule, metricsModule, securityTxtModule, cspReportsModule, registryModule];
