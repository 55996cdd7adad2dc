import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tooling/build/paths.mjs';
import { ensureChromium } from '../tooling/testing/browser/chromium.mjs';

/**
 * Each way in which a remote's files fail, for every remote that the deployment suite leaves out, in a browser: it is seen
 * there and nowhere else, and « Réessayer » brings the remote back. FAULTS_ONLY names some of the tests.
 */
const args = ['test', '--config', 'e2e/deploy/weekly.config.ts', '--reporter=list'];
const only = process.env.FAULTS_ONLY;
const CHROMIUM_PATH = ensureChromium();
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  only === undefined ? args : [...args, '--grep', only],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) } },
);
process.exitCode = status ?? 1;
