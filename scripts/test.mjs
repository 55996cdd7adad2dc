import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const steps = await import('./tests/steps.mjs');

/**
 * `npm test` runs the first tier, `npm run test:all` all of it (docs/decisions/tests.md); in this order.
 *
 * @type {Record<string, [name: string, step: () => Promise<import('./tests/reports.mjs').Counts>][]>}
 */
const TIERS = {
  core: [
    ['sources', steps.checkSources],
    ['unités', steps.testCore],
    ['navigateur', steps.testJourneys],
  ],
  all: [
    ['sources', steps.checkSources],
    ['unités', steps.testPackages],
    ['API, PostgreSQL', steps.testApiOnPostgres],
    ['domaines', steps.checkRemotes],
    ['navigateur', steps.testBrowser],
    ['page traduite', steps.testTranslated],
    ['trois moteurs', steps.testEngines],
    ['déploiement', steps.testDeployment],
  ],
};

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];
for (const [name, step] of TIERS[process.argv[2] ?? 'core'] ?? []) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  lines.push(`${name.padEnd(18)} ${passed} / ${passed + failed}   ${seconds} s`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
