import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

// A burst of saves (a branch change, a formatter) is one rebuild.
const QUIET_MS = 150;

const [{ build }, { buildApi }, { REMOTES }, { activateBuilt }, { DEV_RELEASES }] = await Promise.all([
  import('../tooling/webpack/build.mjs'),
  import('../api/build.mjs'),
  import('../tooling/webpack/paths.mjs'),
  import('../tooling/webpack/release/activate-built.mjs'),
  import('../tooling/dev/dev-releases.mjs'),
]);

const watched = ['shell', ...REMOTES];
const shared = ['shared-ui', 'shared-auth', 'shared-router', 'shared-contract'];

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;
function restart() {
  const previous = server;
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', join(root, 'api', 'dist', 'server.js')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, RELEASES_BUCKET: '', RELEASES_DIR: DEV_RELEASES },
    });
  };
  if (!previous || previous.exitCode !== null) return start();
  previous.once('close', start);
  previous.kill('SIGTERM');
}

/**
 * Only the server knows the shell's file names and the API's code: it starts again when either changes.
 *
 * @param {string[]} folders
 */
async function rebuild(folders) {
  const changesAll = folders.some((name) => shared.includes(name));
  const packages = changesAll ? watched : watched.filter((name) => folders.includes(name));
  const changesApi = ['api', 'shared-contract', 'release-store'].some((name) => folders.includes(name));
  try {
    if (packages.length > 0) await build({ packages, production: false });
    await activateBuilt(DEV_RELEASES, REMOTES);
    if (changesApi) await buildApi();
    if (changesApi || packages.includes('shell')) restart();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

await build({ production: false });
await activateBuilt(DEV_RELEASES, REMOTES);
await buildApi();
restart();

/** @type {Set<string>} */
let pending = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let running = Promise.resolve();
/** @param {string} folder */
const note = (folder) => {
  pending.add(folder);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const folders = [...pending];
    pending = new Set();
    running = running.then(() => rebuild(folders));
  }, QUIET_MS);
};

for (const folder of [...watched, ...shared, 'release-store', 'api']) {
  watch(join(root, folder, 'src'), { recursive: true }, () => note(folder));
}
console.log('\nÀ l’écoute de tous les paquets.');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.once('close', () => process.exit(0));
    server?.kill('SIGTERM');
  });
}
