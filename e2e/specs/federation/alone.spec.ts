import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_VERSION } from '../../../tooling/build/dev/dev-config.mjs';
import { root } from '../../../tooling/build/paths.mjs';
import { startDevServer } from '../../dev-server';
import { expect, signIn, test } from '../../fixtures';

const TEXTS = join(root, 'mf-orders', 'src', 'texts', 'orders.ts');
const TITLE = 'Mes commandes';
const EDITED = `${TITLE} en travaux`;

test('a remote under work is seen in the real shell of another portal, whose open page takes what is saved', async ({
  browser,
  baseURL,
}) => {
  const work = await startDevServer(baseURL ?? '');
  const context = await browser.newContext({ baseURL: work.address });
  const source = readFileSync(TEXTS, 'utf8');
  try {
    const page = await context.newPage();
    await signIn(page, '230101');
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/commandes');
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await expect(title(TITLE)).toBeVisible();
    await expect.poll(() => files).toContain(`/r/mf-orders/${DEV_VERSION}/remoteEntry.js`);
    expect(files.filter((path) => /^\/r\/mf-orders\//.test(path) && !path.includes(DEV_VERSION))).toEqual([]);

    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    writeFileSync(TEXTS, source.replace(`title: '${TITLE}'`, `title: '${EDITED}'`));
    await expect(title(EDITED)).toBeVisible();
    await expect(page.locator('body[data-same-page]')).toBeAttached();
  } finally {
    writeFileSync(TEXTS, source);
    await context.close();
    await work.stop();
  }
});
