import type { FastifyInstance } from 'fastify';
import { nextSteps } from 'server-exchange/package/first-steps';
import { findMissing } from 'server-exchange/package/first-steps.queries';
import { createClock } from 'server-kernel/clock';
import { ConfigError, loadConfig } from 'server-kernel/config';
import { unencryptedChannels } from 'server-kernel/config-channels';
import { type Database, openDatabase } from 'server-kernel/db/client';
import { DataDirectoryInUse } from 'server-kernel/db/data-lock';
import { DatabaseUnreachable } from 'server-kernel/db/unreachable';
import { SchemaNewer } from 'server-kernel/db/upgrade/schema-newer';
import { InstitutionError, loadInstitution } from 'server-kernel/institution/institution';
import { buildApp } from 'server-portal/app';
import type { OpenProvider } from 'server-portal/session/auth/sign-in';
import { describeStartFailure } from './start-failure';

/** What is in flight has this long to end before the process does, milliseconds. */
const SHUTDOWN_TIMEOUT = 9000;

/** Connections that a proxy keeps open end by themselves in this time: longer than it keeps an idle one (1 s). */
const DRAIN_TIMEOUT = 1500;

const announce = async (app: FastifyInstance): Promise<void> => {
  const { publicUrl, isDemo, demoSchool, oidc, releasesDir } = app.config;
  console.log(`\n  Portail étudiant\u00a0: ${publicUrl}\n`);
  const { shell, remotes } = await app.releases.current();
  if (shell === null && remotes.length === 0)
    console.error(
      `  Aucune version n’est en service dans ${releasesDir} (RELEASES_DIR)\u00a0: node scripts/first-service.mjs y met ce qui est construit.\n`,
    );
  const next = isDemo ? null : nextSteps(await findMissing(app.db.orm));
  if (next !== null) console.log(next);
  if (!isDemo || oidc) return;
  const { offeredAccounts } = await import('server-demo/provider/offered-accounts');
  console.log('  Comptes de démonstration (mot de passe\u00a0: demo)');
  for (const { title, accounts } of offeredAccounts(demoSchool).groups) {
    console.log(`\n  ${title}`);
    for (const { username, text } of accounts) console.log(`    ${username.padEnd(14)}${text}`);
  }
  console.log('');
};

const stopOnSignal = (app: FastifyInstance, db: Database) => {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT).unref();
    await app.drain(DRAIN_TIMEOUT);
    await app.close();
    await db.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
};

/** An unexpected error is logged; the process goes on only where nothing of it can be half done. */
const logUnexpected = (app: FastifyInstance) => {
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });
};

/** The demo's provider and the library behind it are loaded here alone: a school's own provider needs neither. */
const openProvider: OpenProvider = async (app, redirectUri) => {
  const { openDemoProvider } = await import('server-demo/provider/open-provider');
  return openDemoProvider(app, redirectUri);
};

const start = async (): Promise<void> => {
  const config = loadConfig();
  const clock = createClock(config.portalNow);
  const { privacyVersion } = loadInstitution(config.institutionFile).institution;
  const db = await openDatabase(config, { onError: (error) => console.error(error.message) });
  try {
    if (config.isDemo) {
      const { loadDemo } = await import('server-demo');
      await loadDemo(db, { clock, school: config.demoSchool, privacyVersion, tell: console.log });
    }
    const app = await buildApp({ config, db, clock, openProvider });
    const clear = unencryptedChannels(config);
    if (clear.length > 0)
      app.log.warn(
        { variables: clear },
        'these connections leave the machine in clear, or to a server that proves nothing',
      );
    logUnexpected(app);
    stopOnSignal(app, db);
    await app.listen({ host: config.host, port: config.port }).catch(async (error) => {
      // What runs beside it ends before its database does.
      await app.close();
      throw error;
    });
    await announce(app);
  } catch (error) {
    await db.close();
    throw error;
  }
};

try {
  await start();
} catch (error) {
  const hasOwnCode =
    error instanceof DataDirectoryInUse ||
    error instanceof DatabaseUnreachable ||
    error instanceof SchemaNewer;
  const isExplained = hasOwnCode || error instanceof ConfigError || error instanceof InstitutionError;
  const ofMachine = describeStartFailure(error, process.env['PORT'] ?? 3000);
  console.error(isExplained ? error.message : (ofMachine ?? error));
  process.exit(hasOwnCode ? error.exitCode : 1);
}
