import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../tooling/build/dev/local-server.mjs';
import { root } from '../tooling/build/paths.mjs';

/** Starts `npm run dev` for one remote over a portal and waits until it serves; `stop` ends it. */
export async function startDevServer(portal: string, remote = 'mf-orders') {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs'), remote], {
    env: { ...process.env, PORT: String(port), PORTAL_URL: portal },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
        if (said.includes('À l’écoute')) resolve();
      });
    child.once('close', () => reject(new Error(said)));
  });
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
