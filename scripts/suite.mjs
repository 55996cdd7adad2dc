import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const cache = join(root, '.cache');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** A checker counts as one test: it passes or it fails. */
const checker = (name, command, args) => ({
  name,
  run: async () => ((await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** Reads a JSON report; a runner that died without one is one failure. */
function readReport(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

const playwrightCounts = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

async function withReport(name, command, args, env, pick) {
  const file = join(cache, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(command, args(file), { env: { ...process.env, ...env(file) } });
  const counts = readReport(file, pick);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const jest = (name, extraArgs, extraEnv = {}) =>
  withReport(
    name,
    bin('jest'),
    (file) => ['--json', `--outputFile=${file}`, '--silent=false', ...extraArgs],
    () => ({ NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...extraEnv }),
    jestCounts,
  );

async function apiOnPostgres() {
  const { startPostgres } = await import('../api/src/testing/postgres.mjs');
  const server = await startPostgres();
  if (!server) return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
  try {
    return await jest('jest-postgresql', ['--selectProjects', 'api'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function browser(name, config) {
  const { ensureChromium } = await import('../tooling/browser/chromium.mjs');
  const chromium = ensureChromium();
  return withReport(
    name,
    bin('playwright'),
    () => ['test', '--config', config],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium && { CHROMIUM_PATH: chromium }) }),
    playwrightCounts,
  );
}

async function build() {
  const { buildAll } = await import('./build.mjs');
  try {
    await buildAll();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

const STEPS = [
  checker('format et lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  checker('versions', bin('sherif'), ['--fail-on-warnings']),
  checker('types', bin('tsc'), ['-p', '.']),
  checker('dependances', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '.']),
  checker('code-inutile', bin('knip'), []),
  { name: 'construction', run: build },
  // Every remote that this build made active, in a real browser, as before a promotion.
  checker('domaines', process.execPath, [join(root, 'deploy', 'portalctl.mjs'), 'check', '--shell']),
  { name: 'unites', run: () => jest('jest', []) },
  { name: 'api-postgresql', run: apiOnPostgres },
  { name: 'navigateur', run: () => browser('playwright', 'e2e/playwright.config.ts') },
  { name: 'deploiement', run: () => browser('playwright-deploy', 'e2e/deploy/playwright.config.ts') },
];

/** Runs every step, or those named; prints a line each and the total, and resolves to the exit code. */
export async function runSuite(names) {
  mkdirSync(cache, { recursive: true });
  const steps = names.length > 0 ? STEPS.filter((step) => names.includes(step.name)) : STEPS;
  const lines = [];
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const start = Date.now();
    console.log(`\n— ${step.name}`);
    const { passed, failed } = await step.run();
    total.passed += passed;
    total.failed += failed;
    lines.push(
      `${step.name.padEnd(18)} ${passed} / ${passed + failed}   ${Math.round((Date.now() - start) / 1000)} s`,
    );
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}
