import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DEV_RELEASES } from '../tooling/dev/dev-releases.mjs';
import { createDevServer } from '../tooling/dev/dev-server.mjs';
import { freePort, untilReady } from '../tooling/dev/local-server.mjs';
import { watchRemote } from '../tooling/dev/watch-remote.mjs';
import { REMOTES } from '../tooling/webpack/paths.mjs';
import { activateBuilt } from '../tooling/webpack/release/activate-built.mjs';
import { buildAll } from './build.mjs';
import { root } from './run.mjs';

/**
 * The portal of this working copy; what it says names the address that the browser sees.
 *
 * @param {string} address
 */
async function startLocal(address) {
  await buildAll();
  await activateBuilt(DEV_RELEASES, REMOTES);
  const port = await freePort();
  const target = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'api', 'dist', 'server.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), RELEASES_BUCKET: '', RELEASES_DIR: DEV_RELEASES },
  });
  server.stdout.on('data', (text) => process.stdout.write(String(text).replaceAll(target, address)));
  if (!(await untilReady(target, server))) process.exit(server.exitCode ?? 1);
  return { target, stop: () => server.kill('SIGTERM') };
}

/**
 * Serves one remote, built from its sources at each change, inside the real shell: that of this working copy, or of
 * the portal that PORTAL_URL names. Open pages reload after each build.
 *
 * @param {string} name
 */
export async function devRemote(name) {
  const port = Number(process.env.PORT ?? 3000);
  const address = `http://localhost:${port}`;
  const far = process.env.PORTAL_URL;
  const portal = far ? { target: far, stop: () => {} } : await startLocal(address);
  /** @type {import('../tooling/dev/dev-entry.mjs').Work | null} */
  let work = null;
  const { server, announce } = createDevServer(name, portal.target, () => work);
  server.listen(port, '127.0.0.1');
  const unwatch = await watchRemote(name, {
    onFailed: (words) => console.error(words),
    onBuilt: (scripts) => {
      work = { count: (work?.count ?? 0) + 1, scripts };
      console.log(`${name} : construction ${work.count}, ${address}${far ? ` sur ${far}` : ''}`);
      announce();
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      portal.stop();
      server.closeAllConnections();
      server.close();
      await unwatch();
    });
  }
}
