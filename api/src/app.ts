import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openReleaseStore } from 'release-store';
import './access/fastify';
import type { Clock } from './clock';
import { type Config, PORTAL_ROOT } from './config';
import type { Database } from './db/client';
import { modules } from './domains';
import { createStartupSources } from './domains/records/desktop/startup-sources';
import { auditLog } from './platform/audit/audit-log';
import { session } from './platform/auth/session';
import { registerSignIn } from './platform/auth/sign-in';
import { federationModule } from './platform/federation/federation.module';
import { FileStore } from './platform/files/file-store';
import { healthModule } from './platform/health/health.module';
import { loadInstitution } from './platform/institution/institution';
import type { SendMail } from './platform/outbox/mailer';
import { outboxWorker } from './platform/outbox/outbox.worker';
import { pagesModule } from './platform/pages/pages.module';
import { bucketMirror } from './platform/registry/bucket-mirror';
import { registryModule } from './platform/registry/registry.module';
import { createServedReleases } from './platform/registry/served-releases';
import { testerChoices } from './platform/registry/testers/choices';
import { createRights } from './platform/rights/rights';
import { securityModule } from './platform/security/security.module';
import { access } from './plugins/access';
import { bodies } from './plugins/bodies';
import { csrf } from './plugins/csrf';
import { idempotency } from './plugins/idempotency/idempotency';
import { loggableError } from './plugins/loggable-error';
import { openapi } from './plugins/openapi/openapi';
import { noRouteProblem, problems, sendProblem } from './plugins/problems';
import { rateLimit } from './plugins/rate-limit/rate-limit';
import { requestLog } from './plugins/request-log';
import { housekeeping } from './plugins/retention';
import { routeTable } from './plugins/route-table';
import { securityHeaders } from './plugins/security-headers';
import { shellDist, staticFiles } from './plugins/static-files';
import { timeouts } from './plugins/timeouts';

export interface AppParts {
  config: Config;
  db: Database;
  clock: Clock;
  /** Where the shell's build stands; tests bring one of their own. */
  shellDir?: string;
  /** How mails leave, instead of by SMTP_URL or DATA_DIR/outbox; tests read what they are given. */
  sendMail?: SendMail;
}

/** Root of every call. */
export const API_PREFIX = '/api/v1';

const portalVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(PORTAL_ROOT, 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : null;
  return typeof version === 'string' ? version : '0.0.0';
};

const decorate = (app: FastifyInstance, { config, db, clock }: AppParts) => {
  const institution = loadInstitution(config.institutionFile);
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('clock', clock);
  app.decorate('files', new FileStore(config.filesDir));
  app.decorate('institution', institution);
  app.decorate('rights', createRights(db.orm, { privacyVersion: institution.privacyVersion }));
  app.decorate(
    'releaseStore',
    openReleaseStore({ bucket: config.releasesBucket, folder: config.releasesDir }),
  );
  app.decorate('releases', createServedReleases(config, app.log));
  app.decorate('startup', createStartupSources(db.orm));
  app.decorate('portalVersion', portalVersion());
};

const registerPlugins = async (app: FastifyInstance, { config, sendMail }: AppParts) => {
  await app.register(routeTable);
  await app.register(problems);
  await app.register(requestLog);
  await app.register(securityHeaders, { https: config.isHttps });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });
  await app.register(bodies);
  await app.register(csrf, { publicUrl: config.publicUrl });
  await app.register(session, {
    https: config.isHttps,
    limits: { idleMinutes: config.sessionIdleMinutes, absoluteHours: config.sessionAbsoluteHours },
  });
  await app.register(testerChoices, { https: config.isHttps });
  await app.register(auditLog);
  await app.register(access);
  await app.register(rateLimit, { enabled: config.isRateLimited });
  await app.register(idempotency);
  await app.register(bucketMirror);
  await app.register(outboxWorker, sendMail ? { sendMail } : {});
  await app.register(housekeeping);
  await app.register(openapi);
};

const registerApi = (app: FastifyInstance) =>
  app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await api.register(securityModule);
      await api.register(federationModule);
      for (const module of modules) await api.register(module);
    },
    { prefix: API_PREFIX },
  );

/** The whole portal on one origin, ready to listen or to be asked through `inject`. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config } = parts;
  const app = Fastify({
    ...timeouts,
    logger: { level: config.logLevel, serializers: { err: (error: unknown) => loggableError(error) } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  decorate(app, parts);
  await registerPlugins(app, parts);
  await registerApi(app);
  await registerSignIn(app);
  await app.register(healthModule);
  await app.register(registryModule);
  const shellDir = parts.shellDir ?? shellDist(PORTAL_ROOT);
  await app.register(staticFiles, { assetsDir: join(shellDir, 'assets'), releasesDir: config.releasesDir });
  await app.register(pagesModule, { assetsFile: join(shellDir, 'assets.json') });
  app.setNotFoundHandler((request, reply) => sendProblem(reply, noRouteProblem(request)));
  await app.ready();
  return app;
};
