import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tooling/webpack/paths.mjs';
import { expect, signIn, test } from '../../fixtures';
import { startWork } from '../../remote-at-work';

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
      utimesSync(join(root, 'mf-orders', 'src', 'texts.ts'), now, now);
      await reloaded;
      await expect(title).toBeVisible();
    }
  } finally {
    await context.close();
    await work.stop();
  }
});
