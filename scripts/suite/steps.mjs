import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../api/src/testing/postgres.mjs';
import jestConfig from '../../jest.config.mjs';
import { partsStep } from '../../tooling/suite/parts-step.mjs';
import { root } from '../run.mjs';
import { browserFiles } from './browser-files.mjs';
import { anything, circumstances, everything, inputsOfPackage, portal } from './inputs.mjs';
import { findChromium, programs } from './programs.mjs';
import { jestCounts, playwrightCounts } from './reports.mjs';

/** @typedef {import('../../tooling/suite/inputs.mjs').IsInput} IsInput */
/** @typedef {import('../../tooling/suite/parts-step.mjs').Counts} Counts */
/** @typedef {import('../../tooling/suite/parts-step.mjs').Kept} Kept */
/** @typedef {import('../../tooling/suite/parts-step.mjs').PartCounts} PartCounts */
/** @typedef {import('../../tooling/suite/parts-step.mjs').PartResults} PartResults */
/** @typedef {import('../../tooling/suite/parts-step.mjs').StepResult} StepResult */
/** @typedef {import('./run-command.mjs').Output} Output */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [needs] steps that come before it
 * @property {number} cores how many it keeps busy
 * @property {(around: {output: Output, kept: Kept}) => Promise<StepResult>} run
 */

/** @type {(name: string) => string} */
const bin = (name) => join(root, 'node_modules', '.bin', name);
/** @type {(code: number) => Counts} */
const counted = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A step of one result, which is not worked out again for the same inputs.
 *
 * @param {{name: string, cores: number, needs?: string[], isInput: IsInput, circumstances?: () => object,
 *   work: (output: Output) => Promise<Counts>}} asked
 * @returns {Step}
 */
const keptStep = ({ name, isInput, circumstances: around = circumstances, work, ...step }) => ({
  ...step,
  name,
  run: async ({ output, kept }) => {
    const key = kept.of(name, isInput, around());
    const before = key.read();
    if (before !== null) return { passed: before, failed: 0, kept: before };
    const { passed, failed } = await work(output);
    if (failed === 0 && passed > 0) key.write(passed);
    return { passed, failed, kept: 0 };
  },
});

/**
 * A checker counts as one test: it passes or it fails.
 *
 * @type {(name: string, command: string, args: string[], isInput?: IsInput) => Step}
 */
const checker = (name, command, args, isInput = anything) =>
  keptStep({
    name,
    cores: 1,
    isInput,
    work: async (output) => counted(await output.run(command, args)),
  });

/** What decides a test beside the sources. */
const ofThisMachine = () => circumstances(programs());

/**
 * A step of browser tests, whose parts are their files.
 *
 * @param {string} name
 * @param {string} folder has `specs` and Playwright's configuration
 * @returns {Step}
 */
const browserStep = (name, folder) => {
  const { parts, pathOf, learn } = browserFiles(folder);
  const config = ['--config', join(folder, 'playwright.config.ts')];
  return partsStep({
    name,
    needs: ['construction'],
    cores: 2,
    circumstances: ofThisMachine,
    parts,
    /** @returns {Promise<PartResults>} */
    run: async ({ output, names }) => {
      const { openedBy, ...counts } = await playwrightCounts(name, (file) =>
        output.run(bin('playwright'), ['test', ...config, ...names.map(pathOf)], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          ...(findChromium() && { CHROMIUM_PATH: findChromium() }),
        }),
      );
      return { ...counts, inputsOf: (part) => learn(part, openedBy(part)) };
    },
  });
};

/** @type {(output: Output, report: string, packages: string[], env?: NodeJS.ProcessEnv) => Promise<PartCounts>} */
const jest = (output, report, packages, env) =>
  jestCounts(report, packages, (file) =>
    output.run(
      bin('jest'),
      ['--json', `--outputFile=${file}`, '--silent=false', '--selectProjects', ...packages],
      env,
    ),
  );

/**
 * Never kept: what is fresh is told at once, and the steps after it need the files.
 *
 * @type {Step}
 */
const construction = {
  name: 'construction',
  cores: 1,
  run: async ({ output }) => ({
    ...counted(await output.run(process.execPath, [join(root, 'scripts', 'build.mjs')])),
    kept: 0,
  }),
};

/** @type {(failed: number) => PartCounts} */
const notRun = (failed) => {
  const counts = { passed: 0, failed };
  return { total: counts, ofPart: () => counts };
};

/**
 * @param {{output: Output, names: string[]}} asked
 * @returns {Promise<PartCounts>}
 */
async function apiOnPostgres({ output, names }) {
  const server = await startPostgres();
  if (!server) return notRun(process.env.CI === 'true' ? 1 : 0);
  try {
    return await jest(output, 'jest-postgresql', names, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** @type {(output: Output) => Promise<Counts>} */
async function checkDomains(output) {
  const { activateBuilt } = await import('../../tooling/webpack/release/activate-built.mjs');
  const releases = mkdtempSync(join(tmpdir(), 'portail-domaines-'));
  try {
    await activateBuilt(releases);
    const command = [join(root, 'deploy', 'portalctl.mjs'), 'check', '--shell'];
    return counted(await output.run(process.execPath, command, { RELEASES_DIR: releases }));
  } finally {
    rmSync(releases, { recursive: true, force: true });
  }
}

/** One Jest project a package. */
const UNITS = jestConfig.projects.map(({ displayName }) => displayName);

/** @param {string[]} names */
const packages = (names) => () => names.map((name) => ({ name, isInput: inputsOfPackage(name) }));

/**
 * Every check of the portal. In this order they are taken up, as far as the machine has cores: the longest of those
 * that may run side by side come first.
 *
 * @type {Step[]}
 */
export const STEPS = [
  construction,
  checker('types', bin('tsc'), ['-p', '.']),
  checker('types-scripts', bin('tsc'), ['-p', 'tsconfig.scripts.json']),
  checker('dependances', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '.']),
  checker('code-inutile', bin('knip'), []),
  checker('format et lint', bin('biome'), ['check', '--error-on-warnings', '.'], everything),
  checker('versions', bin('sherif'), ['--fail-on-warnings']),
  // Every remote of this build, in a real browser and in the shell of this build, as before a promotion.
  keptStep({
    name: 'domaines',
    needs: ['construction'],
    cores: 1,
    isInput: portal,
    circumstances: ofThisMachine,
    work: checkDomains,
  }),
  partsStep({
    name: 'unites',
    needs: ['construction'],
    cores: Number.POSITIVE_INFINITY,
    circumstances: ofThisMachine,
    parts: packages(UNITS),
    run: ({ output, names }) => jest(output, 'jest', names),
  }),
  partsStep({
    name: 'api-postgresql',
    needs: ['construction'],
    cores: Number.POSITIVE_INFINITY,
    circumstances: ofThisMachine,
    parts: packages(['api']),
    run: apiOnPostgres,
  }),
  browserStep('navigateur', 'e2e'),
  browserStep('deploiement', 'e2e/deploy'),
];
