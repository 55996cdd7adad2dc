import { scriptStopper } from '../../../../deploy/contract/endless-loop.mjs';
import { expect, test } from '../../../fixtures';

test('a page that runs without an end is stopped by the check of a version, and answers again', async ({
  page,
}) => {
  await page.goto('about:blank');
  const stop = await scriptStopper(page);
  await page.evaluate(() => {
    setTimeout(() => {
      for (;;) document.title = 'sans fin';
    });
  });
  const answer = page.evaluate(() => document.title);
  await stop();
  expect(await answer).toBe('sans fin');
});
