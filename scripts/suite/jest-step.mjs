import { join } from 'node:path';
import { root } from '../run.mjs';
import { circumstances, inputsOfPackage } from './inputs.mjs';
import { jestCounts } from './reports.mjs';

const jest = join(root, 'node_modules', '.bin', 'jest');

const runPackages = (name, packages, { output, env }) =>
  jestCounts(name, (file) =>
    output.run(
      jest,
      ['--json', `--outputFile=${file}`, '--silent=false', '--selectProjects', ...packages],
      env,
    ),
  );

/**
 * A step that runs the unit tests of packages, each package known by its own inputs: those that passed with these
 * inputs are not run again.
 */
export const jestStep = (name, packages, around = (work) => work({})) => ({
  name,
  needs: ['construction'],
  cores: Number.POSITIVE_INFINITY,
  run: async ({ output, kept }) => {
    const known = packages.map((each) => {
      const key = kept.of(`${name}-${each}`, inputsOfPackage(each), circumstances());
      return { each, key, passed: key.read() };
    });
    const keptCount = known.reduce((sum, { passed }) => sum + (passed ?? 0), 0);
    const fresh = known.filter(({ passed }) => passed === null);
    if (fresh.length === 0) return { passed: keptCount, failed: 0, kept: keptCount };
    return around(async (env) => {
      const { total, ofPackage } = await runPackages(
        name,
        fresh.map(({ each }) => each),
        { output, env },
      );
      for (const { each, key } of fresh) {
        const { passed, failed } = ofPackage(each);
        if (failed === 0 && passed > 0) key.write(passed);
      }
      return { passed: total.passed + keptCount, failed: total.failed, kept: keptCount };
    });
  },
});
