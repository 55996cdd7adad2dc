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
import { modules } from './modules';
import { registerSignIn } from './modules/auth/sign-in';
import { createStartupSources } from './modules/desktop/startup-sources';
import { federationModule } from './modules/federation/federation.module';
import { FileStore } from './modules/files/file-store';
import { healthModule } from './modules/health/health.module';
import { loadInstitution } from './modules/institution/institution';
import type { SendMail } from './modules/outbox/mailer';
import { outboxWorker } from './modules/outbox/outbox.worker';
import { bucketMirror } from './modules/registry/bucket-mirror';
import { registryModule } from './modules/registry/registry.module';
import { createServedReleases } from './modules/registry/served-releases';
import { createRights } from './modules/rights/rights';
import { securityModule } from './modules/security/security.module';
import { testerChoices } from './modules/testers/choices';
import { pagesModule } from './pages/pages.module';
import { access } from './plugins/access';
import { auditLog } from './plugins/audit-log';
import { bodies } from './plugins/bodies';
import { csrf } from './plugins/csrf';
import { housekeeping } from './plugins/housekeeping';
import { idempotency } from './plugins/idempotency';
import { loggableError } from './plugins/loggable-error';
import { openapi } from './plugins/openapi';
import { noRouteProblem, problems, sendProblem } from './plugins/problems';
import { rateLimit } from './plugins/rate-limit';
import { requestLog } from './plugins/request-log';
import { routeTable } from './plugins/route-table';
import { securityHeaders } from './plugins/security-headers';
import { session } from './plugins/session';
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
