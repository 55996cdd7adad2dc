import { expect, test } from '../../fixtures';

test('every page carries a strict policy and asks nothing of a third party', async ({ openAs, baseURL }) => {
  const page = await openAs('230101');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const path of ['/desktop', '/inscriptions', '/contacts', '/valves']) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});
