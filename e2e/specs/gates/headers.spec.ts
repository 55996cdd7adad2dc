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
    expect(policy).toContain("require-trusted-types-for 'script'");
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});

test('a page tells what broke its policy', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: /Content Security Policy/ });
  await page.goto('/inscriptions');
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/csp');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://evil.example/pixel.png';
    document.body.append(image);
  });
  expect((await told).status()).toBe(204);
});

test('no text becomes markup, and scripts come from where releases stand', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: /Trusted ?Type|TrustedScriptURL|TrustedHTML/i });
  await page.goto('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
  const outcomes = await page.evaluate(() => {
    const tried = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = document.createElement('script');
    return {
      markup: tried(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      apart: tried(() => new DOMParser().parseFromString('<p>Avis</p>', 'text/html')),
      foreign: tried(() => {
        script.src = 'https://evil.example/assets/x.js';
      }),
      data: tried(() => {
        script.src = 'data:text/javascript,alert(1)';
      }),
      upload: tried(() => {
        script.src = '/api/v1/files/1';
      }),
      release: tried(() => {
        script.src = '/r/mf-records/1.0.0/remoteEntry.js';
      }),
    };
  });
  expect(outcomes).toEqual({
    markup: 'refused',
    apart: 'done',
    foreign: 'refused',
    data: 'refused',
    upload: 'refused',
    release: 'done',
  });
});
