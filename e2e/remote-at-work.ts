import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../tooling/dev/local-server.mjs';
import { root } from '../tooling/webpack/paths.mjs';

/** `npm run dev` for one remote over a portal, once its first build is there; `stop` ends it. */
export async function startWork(portal: string, remote = 'mf-orders') {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs'), remote], {
    env: { ...process.env, PORT: String(port), PORTAL_URL: portal },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const streams = [child.stdout, child.stderr];
  let said = '';
  for (const stream of streams)
    stream.on('data', (text) => {
      said += text;
    });
  /** Waits until this build has ended. */
  const built = (rank: number) =>
    new Promise<void>((resolve, reject) => {
      const listen = () => {
        if (said.includes(`construction ${rank},`)) resolve();
      };
      for (const stream of streams) stream.on('data', listen);
      child.once('close', () => reject(new Error(said)));
    });
  await built(1);
  return {
    address: `http://localhost:${port}`,
    built,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
