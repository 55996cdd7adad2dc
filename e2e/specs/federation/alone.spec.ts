import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tooling/dev/local-server.mjs';
import { expect, signIn, test } from '../../fixtures';

const ROOT = join(import.meta.dirname, '../../..');

/** `npm run dev -- mf-orders` over the portal under test; ends with the test. */
async function startWork(portal: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'dev.mjs'), 'mf-orders'], {
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

test('a remote under work is seen in the real shell of another portal, which reloads when a file is saved', async ({
  browser,
  baseURL,
}) => {
  const work = await startWork(baseURL ?? '');
  const context = await browser.newContext({ baseURL: work.address });
  try {
    const page = await context.newPage();
    await signIn(page, '230101');
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    // The page learns of builds so late that one has ended before.
    const second = work.built(2);
    await page.route('**/__dev/**', (route) => second.then(() => route.continue()), { times: 1 });
    await page.goto('/commandes');
    const title = page.getByRole('heading', { level: 1, name: 'Mes commandes' });
    await expect(title).toBeVisible();
    expect(files).toContain('/r/mf-orders/0.0.0-dev.1/remoteEntry.js');
    expect(files.filter((path) => /^\/r\/mf-orders\/(?!0\.0\.0-dev)/.test(path))).toEqual([]);

    for (const rank of [2, 3]) {
      const reloaded = page.waitForRequest(`**/r/mf-orders/0.0.0-dev.${rank}/remoteEntry.js`);
      const now = new Date();
      utimesSync(join(ROOT, 'mf-orders', 'src', 'texts.ts'), now, now);
      await reloaded;
      await expect(title).toBeVisible();
    }
  } finally {
    await context.close();
    await work.stop();
  }
});
