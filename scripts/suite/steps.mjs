import { join } from 'node:path';
import jestConfig from '../../jest.config.mjs';
import { ensureChromium } from '../../tooling/browser/chromium.mjs';

import { root } from '../run.mjs';
import { anything, circumstances, portal } from './inputs.mjs';
import { jestStep } from './jest-step.mjs';
import { playwrightCounts } from './reports.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const counted = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step of one result, which is not worked out again for the same inputs. */
const keptStep = ({ name, isInput, programs = () => [], work, ...step }) => ({
  ...step,
  name,
  run: async ({ output, kept }) => {
    const key = kept.of(name, isInput, circumstances(programs()));
    const before = key.read();
    if (before !== null) return { passed: before, failed: 0, kept: before };
    const { passed, failed } = await work(output);
    if (failed === 0 && passed > 0) key.write(passed);
    return { passed, failed, kept: 0 };
  },
});

/** A checker counts as one test: it passes or it fails. */
const checker = (name, command, args) =>
  keptStep({
    name,
    cores: 1,
    isInput: anything,
    work: async (output) => counted(await output.run(command, args)),
  });

/** Once for all steps: it may have to be installed. */
let chromium;
const findChromium = () => {
  chromium ??= ensureChromium();
  return chromium;
};

const browserPrograms = () => [findChromium()].filter(Boolean);

const browser = (name, report, config) =>
  keptStep({
    name,
    needs: ['construction'],
    cores: 2,
    isInput: portal,
    programs: browserPrograms,
    work: (output) =>
      playwrightCounts(report, (file) =>
        output.run(bin('playwright'), ['test', '--config', config], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          ...(findChromium() && { CHROMIUM_PATH: findChromium() }),
        }),
      ),
  });

/** Never kept: what is fresh is told at once, and the steps after it need the files. */
const construction = {
  name: 'construction',
  cores: 1,
  run: async ({ output }) => ({
    ...counted(await output.run(process.execPath, [join(root, 'scripts', 'build.mjs')])),
    kept: 0,
  }),
};

async function withPostgres(work) {
  const { startPostgres } = await import('../../api/src/testing/postgres.mjs');
  const server = await startPostgres();
  if (!server) return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0, kept: 0 };
  try {
    return await work({ TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** One Jest project a package. */
const UNITS = jestConfig.projects.map(({ displayName }) => displayName);

/**
 * Every check of the portal. `needs`: steps that come before it; `cores`: how many it keeps busy. In this order they
 * are taken up, as far as the machine has cores: the longest of those that may run side by side come first.
 */
export const STEPS = [
  construction,
  checker('types', bin('tsc'), ['-p', '.']),
  checker('dependances', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '.']),
  checker('code-inutile', bin('knip'), []),
  checker('format et lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  checker('versions', bin('sherif'), ['--fail-on-warnings']),
  // Every remote that this build made active, in a real browser, as before a promotion.
  keptStep({
    name: 'domaines',
    needs: ['construction'],
    cores: 1,
    isInput: portal,
    programs: browserPrograms,
    work: async (output) =>
      counted(
        await output.run(process.execPath, [join(root, 'deploy', 'portalctl.mjs'), 'check', '--shell']),
      ),
  }),
  jestStep('unites', UNITS),
  jestStep('api-postgresql', ['api'], withPostgres),
  browser('navigateur', 'playwright', 'e2e/playwright.config.ts'),
  browser('deploiement', 'playwright-deploy', 'e2e/deploy/playwright.config.ts'),
];
