import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import concurrently from 'concurrently';
import { startPostgres } from '../../server/testing/src/postgres.mjs';
import { CHECKERS } from '../../tooling/checks/guards/checkers.mjs';
import { ensureChromium } from '../../tooling/testing/browser/chromium.mjs';
import { root, run } from '../run.mjs';
import { countJest, countPlaywright } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */

const BIN = join(root, 'node_modules', '.bin');

/** Each counts as one test. */
const SOURCES = [{ name: 'construction', command: 'node scripts/build.mjs' }, ...CHECKERS];

/** Timeout of a hanging runner, milliseconds, far beyond any normal duration; it then fails. */
const STALL_TIMEOUT_MS = 40 * 60_000;

/** @type {(command: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<number>} */
const execute = (command, args, env = {}) =>
  run(join(BIN, command), args, { env: { ...process.env, ...env }, timeout: STALL_TIMEOUT_MS });

/**
 * Runs the build and the checkers, one per core at a time; prints each output as a whole.
 *
 * @returns {Promise<Counts>}
 */
export const checkSources = async () => {
  const { result } = concurrently(
    SOURCES.map((each) => ({
      ...each,
      env: { PATH: [BIN, process.env.PATH].join(delimiter) },
    })),
    { cwd: root, maxProcesses: availableParallelism(), group: true },
  );
  const ended = await result.catch((/** @type {import('concurrently').CloseEvent[]} */ events) => events);
  const passed = ended.filter(({ exitCode }) => exitCode === 0).length;
  return { passed, failed: SOURCES.length - passed };
};

/** @type {(report: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<Counts>} */
const jest = (report, args, env) =>
  countJest(report, (file) => execute('jest', ['--json', `--outputFile=${file}`, ...args], env));

/** Unit tests, page tests, and the API on the embedded engine, without what takes long (`*.long.test.*`). */
export const testCore = () => jest('unites', ['--config', 'jest.core.config.mjs']);

/** Every test of every package; the API's on the embedded engine. */
export const testPackages = () => jest('unites', []);

/** The API's tests on a PostgreSQL server of their own. @returns {Promise<Counts>} */
export const testApiOnPostgres = async () => {
  const server = await startPostgres();
  if (!server) return { passed: 0, failed: 1 };
  try {
    return await jest('api-postgresql', ['--selectProjects', 'server'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
};

/** @type {(report: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<Counts>} */
const playwright = (report, args, env = {}) =>
  countPlaywright(report, (file) => {
    const chromium = ensureChromium();
    return execute('playwright', ['test', ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    });
  });

/** A whole journey in each domain, with axe at its end. */
export const testJourneys = () =>
  playwright('navigateur', ['--config', 'e2e/playwright.config.ts', '--grep', '@core']);

/** Every journey, and every screen at rest. */
export const testBrowser = () => playwright('navigateur', ['--config', 'e2e/playwright.config.ts']);

/** Every journey again in a page that a browser translates; what is weighed or stands still is not the page's alone. */
export const testTranslated = () =>
  playwright(
    'navigateur-traduit',
    ['--config', 'e2e/playwright.config.ts', '--grep-invert', 'stands still', '/specs/(?!gates/)'],
    { E2E_TRANSLATED: '1' },
  );

/** The main journeys in Chromium, Firefox and WebKit. */
export const testEngines = () => playwright('moteurs', ['--config', 'e2e/engines/playwright.config.ts']);

/** Publishing, failing remotes, machines behind nginx. */
export const testDeployment = () =>
  playwright('deploiement', ['--config', 'e2e/deploy/playwright.config.ts']);

/** Every remote of this build in the shell of this build, judged as before a promotion. @returns {Promise<Counts>} */
export const checkRemotes = async () => {
  const { activateBuilt } = await import('../../tooling/build/release/activate-built.mjs');
  const releases = mkdtempSync(join(tmpdir(), 'portail-domaines-'));
  try {
    await activateBuilt(releases);
    const command = [join(root, 'deploy', 'portalctl.mjs'), 'check', '--shell'];
    const code = await run(process.execPath, command, { env: { ...process.env, RELEASES_DIR: releases } });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  } finally {
    rmSync(releases, { recursive: true, force: true });
  }
};
