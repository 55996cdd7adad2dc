import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../fixtures';

/** Every screen that exists, with a persona who may open it and what shows that it is painted. */
const SCREENS: [user: string, path: string][] = [
  ['230101', '/desktop'],
  ['230102', '/desktop'],
  ['230105', '/desktop'],
  ['230101', '/inscriptions'],
  ['230101', '/inscriptions/first'],
  ['230101', '/contacts'],
  ['230107', '/contacts'],
  ['230101', '/valves'],
  ['230101', '/documents'],
  ['230103', '/documents'],
  ['230101', '/absences'],
  ['230101', '/absences/-1'],
  ['230101', '/commandes/new'],
  ['230101', '/recus'],
  ['230101', '/nulle-part'],
  ['230105', '/forbidden'],
  ['230103', '/blockedStudent'],
  ['230104', '/inactiveStudent'],
  ['visiteur', '/notStudent'],
  ['230101', '/confidentialite'],
  ['230101', '/accessibilite'],
  ['230101', '/commandes'],
  ['admin', '/desktop'],
];

for (const width of [375, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`no accessibility violation at ${width} px, ${theme}`, async ({ openAs }) => {
      test.setTimeout(400_000);
      const found: string[] = [];
      for (const [user, path] of SCREENS) {
        const page = await openAs(user, { width, theme });
        await page.goto(path.replace('/first', ''));
        if (path.endsWith('/first')) await page.getByRole('link', { name: /Voir/ }).first().click();
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .options({ resultTypes: ['violations'] })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        found.push(
          ...violations.map(
            (v) => `${user} ${path} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`,
          ),
        );
        await page.context().close();
      }
      expect(found).toEqual([]);
    });
  }
}

test('the sign-in page has no accessibility violation', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/');
    await expect(page.getByLabel('Identifiant')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((violation) => violation.id)).toEqual([]);
  }
});

test('no page scrolls sideways at 320 px', async ({ openAs }) => {
  test.setTimeout(240_000);
  for (const [user, path] of SCREENS.filter(([, screen]) => !screen.endsWith('/first'))) {
    const page = await openAs(user, { width: 320 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${user} ${path}`).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});
