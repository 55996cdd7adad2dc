import AxeBuilder from '@axe-core/playwright';
import { faultsOf, sidewaysOf } from '../../axe';
import { expect, test } from '../../fixtures';
import { SCREENS } from '../../screens';

for (const { user, path, state, reach } of SCREENS) {
  test(`${path}${state ? `, ${state}` : ''} has no accessibility fault for ${user}`, async ({ openAs }) => {
    const page = await openAs(user);
    await page.goto(path);
    await reach?.(page);
    const found: string[] = [];
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // The dark theme has the same elements in other colours.
        const colours = colorScheme === 'dark';
        found.push(...(await faultsOf(page, `${width} px, ${colorScheme}`, { colours })));
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    found.push(...(await sidewaysOf(page, '320 px')));
    expect(found).toEqual([]);
  });
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
