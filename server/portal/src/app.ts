import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { openReleaseStore } from 'release-store';
import 'server-kernel/access/fastify';
import type { PageContent } from 'server-front/pages/draw-page';
import { createPageQueue, isQueueShort } from 'server-front/pages/page-queue';
import { pagesModule } from 'server-front/pages/pages.module';
import { gatheredAssets } from 'server-front/registry/shell-releases';
import { guardOf, searchedForKeys } from 'server-front/registry/trust/release-guard';
import type { Clock } from 'server-kernel/clock';
import { type Config, PORTAL_ROOT } from 'server-kernel/config';
import type { Database } from 'server-kernel/db/client';
import { schemaVersion } from 'server-kernel/db/upgrade/known-migrations';
import { loadInstitution } from 'server-kernel/institution/institution';
import { access } from 'server-kernel/plugins/access';
import { appIdentity } from 'server-kernel/plugins/app-identity';
import { compressionOf } from 'server-kernel/plugins/compression';
import { idempotency } from 'server-kernel/plugins/idempotency/idempotency';
import { compileSchemasLazily } from 'server-kernel/plugins/lazy-schemas';
import { diskSpace, type FreeSpace } from 'server-kernel/plugins/lifecycle/disk-space';
import { gracefulShutdown } from 'server-kernel/plugins/lifecycle/graceful-shutdown';
import { pressure } from 'server-kernel/plugins/lifecycle/pressure';
import { retention } from 'server-kernel/plugins/lifecycle/retention';
import { timeouts } from 'server-kernel/plugins/lifecycle/timeouts';
import { requestMetrics } from 'server-kernel/plugins/metrics/request-metrics';
import { openapi } from 'server-kernel/plugins/openapi/openapi';
import { callerConcurrency, sessionConcurrency } from 'server-kernel/plugins/rate-limit/concurrency';
import { rateLimit } from 'server-kernel/plugins/rate-limit/rate-limit';
import { bodies } from 'server-kernel/plugins/refusals/bodies';
import { csrf } from 'server-kernel/plugins/refusals/csrf';
import { frameworkRefusals } from 'server-kernel/plugins/refusals/framework-refusals';
import { errorSerializers } from 'server-kernel/plugins/refusals/loggable-error';
import { probing } from 'server-kernel/plugins/refusals/probing';
import { noRouteProblem, problems, sendProblem } from 'server-kernel/plugins/refusals/problems';
import { requestLog } from 'server-kernel/plugins/request-log';
import { routeTable } from 'server-kernel/plugins/route-table';
import { securityHeaders } from 'server-kernel/plugins/security-headers';
import { shellDist, staticFiles } from 'server-kernel/plugins/static-files';
import { portalVersion } from 'server-kernel/portal-version';
import { telemetry } from 'server-kernel/telemetry/telemetry';
import { createStartupSources, domains } from './domains';
import { deadlineSummary } from './domains/shared/deadlines/list-deadlines';
import { mailWorker } from './domains/shared/outbox/mail.worker';
import type { SendMail } from './domains/shared/outbox/mailer';
import { identity, platformModules, rootModules, services } from './modules';
import { hasAttempt } from './session/auth/attempt-cookie';
import { sessionCookieName } from './session/auth/session';
import { type OpenProvider, signIn } from './session/auth/sign-in';
import { startupAnswers } from './session/security/startup';

export interface AppParts {
  config: Config;
  db: Database;
  clock: Clock;
  /** Opens the sign-in of the demo in this process, where the environment names no provider. */
  openProvider: OpenProvider;
  /** Folder of the shell's build; tests bring their own. */
  shellDir?: string;
  /** Mail transport in place of SMTP_URL or DATA_DIR/outbox, for tests. */
  sendMail?: SendMail;
  /** Free disk space in place of the real one, for tests. */
  freeSpace?: FreeSpace;
  /** Milliseconds that a page waits for an answer which it carries; tests wait for it, on however slow a machine. */
  pagePatience?: number;
  /** False where a busy machine must not turn visitors away: in tests. */
  refusesUnderPressure?: boolean;
}

/** Root of every call. */
export const API_PREFIX = '/api/v1';

const decorate = (app: FastifyInstance, { config, db, clock }: AppParts) => {
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('clock', clock);
  const { institution, logo, warnings, reminderHours, sale, attestationDepositCents } = loadInstitution(
    config.institutionFile,
  );
  for (const warning of warnings) app.log.warn(warning);
  app.decorate('institution', institution);
  app.decorate('schoolLogo', logo);
  app.decorate('reminderHours', reminderHours);
  app.decorate('sale', sale);
  app.decorate('attestationDepositCents', attestationDepositCents);
  app.decorate(
    'releaseStore',
    openReleaseStore({
      bucket: config.releasesBucket,
      folder: config.releasesDir,
      guard: guardOf(config),
      searched: searchedForKeys(config),
    }),
  );
  app.decorate('startup', createStartupSources(app));
  app.decorate('runQueuedPage', createPageQueue());
  app.decorate('portalVersion', portalVersion());
  app.decorate('schemaVersion', schemaVersion());
};

const registerPlugins = async (app: FastifyInstance, parts: AppParts) => {
  const { config, sendMail, freeSpace, refusesUnderPressure = true } = parts;
  for (const plugin of [telemetry, gracefulShutdown, routeTable, problems, requestLog, requestMetrics])
    await app.register(plugin);
  await app.register(securityHeaders, { https: config.isHttps });
  await app.register(cookie);
  await app.register(compress, compressionOf(4));
  await app.register(bodies);
  await app.register(csrf, { publicUrl: config.publicUrl });
  const isReady = () => isQueueShort(app.runQueuedPage);
  const enabled = config.isRateLimited && refusesUnderPressure;
  const sessionOf = ({ cookies }: FastifyRequest) => cookies[sessionCookieName(config.isHttps)];
  const isKnown = (request: FastifyRequest) =>
    sessionOf(request) !== undefined || hasAttempt(request.cookies, config.isHttps);
  await app.register(pressure, { enabled, isKnown, isReady });
  await app.register(sessionConcurrency, { enabled: config.isRateLimited, sessionOf });
  for (const plugin of [retention, identity, access]) await app.register(plugin);
  await app.register(rateLimit, { enabled: config.isRateLimited });
  await app.register(callerConcurrency, { enabled: config.isRateLimited });
  await app.register(probing);
  await app.register(diskSpace, freeSpace ? { free: freeSpace } : {});
  for (const plugin of [idempotency, services]) await app.register(plugin);
  await app.register(mailWorker, sendMail ? { sendMail } : {});
  await app.register(openapi);
};

const calls = async (api: FastifyInstance) => {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const module of [...platformModules, ...domains]) await api.register(module);
};

const pageContent = (app: FastifyInstance): PageContent => ({
  startup: (principal, standing) => startupAnswers(app, principal, standing),
  board: (principal) => app.startup.board(principal),
  deadlines: (principal, standing) => deadlineSummary(app, principal, standing),
});

/** The whole portal on one origin, ready to listen or to be asked through `inject`. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    ...timeouts,
    ...frameworkRefusals(parts.config.isHttps),
    logger: { level: parts.config.logLevel, serializers: errorSerializers },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  compileSchemasLazily(app);
  decorate(app, parts);
  await registerPlugins(app, parts);
  await app.register(calls, { prefix: API_PREFIX });
  await app.register(signIn, { openProvider: parts.openProvider });
  for (const module of rootModules) await app.register(module);
  const shellDir = parts.shellDir ?? shellDist(PORTAL_ROOT);
  await app.register(staticFiles, {
    assetsDir: join(shellDir, 'assets'),
    gatheredDir: gatheredAssets(parts.config.releasesDir),
    releasesDir: parts.config.releasesDir,
    signed: app.releases.files,
  });
  await app.register(appIdentity);
  const { pagePatience } = parts;
  const pages = { content: pageContent(app), assetsFile: join(shellDir, 'assets.json') };
  await app.register(pagesModule, { ...pages, ...(pagePatience !== undefined && { pagePatience }) });
  app.setNotFoundHandler((request, reply) => sendProblem(reply, noRouteProblem(request)));
  await app.ready();
  return app;
};
