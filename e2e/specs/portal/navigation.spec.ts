import { accessibilityIssues } from '../../checks/accessibility';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

/** Widths at which a header of this kind breaks: small phones, tablets, around its breakpoint, a wide screen. */
const WIDTHS = [320, 375, 600, 768, 900, 960, 1039, 1040, 1200, 1920];

for (const user of ['230101', 'admin']) {
  test(`the header holds on one line from 320 to 1920 px for ${user}`, async ({ openAs }) => {
    const page = await openAs(user);
    await page.goto('/desktop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const broken: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      broken.push(
        ...(await page.evaluate(() => {
          const header = document.querySelector('header');
          const box = header?.getBoundingClientRect() ?? new DOMRect();
          const parts = [...(header?.querySelectorAll('a, button') ?? [])].filter((one) =>
            one.checkVisibility(),
          );
          const boxes = parts.map((one) => ({
            name: one.textContent,
            ...one.getBoundingClientRect().toJSON(),
          }));
          const out = boxes.filter(
            ({ top, bottom, right }) => top < box.top || bottom > box.bottom || right > window.innerWidth,
          );
          const over = boxes.filter(({ left }, rank) => left < (boxes[rank - 1]?.right ?? 0));
          const tall = boxes.filter(({ height }) => height > 50);
          const wide = document.documentElement.scrollWidth > window.innerWidth;
          return [...out, ...over, ...tall]
            .map(({ name }) => `${window.innerWidth} px : ${name}`)
            .concat(wide ? [`${window.innerWidth} px : trop large`] : []);
        })),
      );
    }
    expect(broken).toEqual([]);
  });
}

test('a phone has its places under the thumb, the last thing of the page', async ({ openAs }) => {
  const page = await openAs('230101', { width: 375 });
  await page.goto('/recus');
  const bar = page.getByRole('navigation', { name: 'Places principales' });
  await expect(bar.getByRole('link')).toHaveText(['Accueil', 'À faire', 'Résultats', 'Documents']);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes documents');
  await expect(bar.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Never over the footer: at the end of the page both are seen whole.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const place = await bar.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + 0.5);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
});

test('a screen with actions has no second bar, and paper has none', async ({ openAs }) => {
  const page = await openAs('230106', { width: 375 });
  await page.goto('/evenement/inscriptionExamens');
  await expect(page.getByRole('button', { name: 'Valider', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Places principales' })).toBeHidden();
  await page.goto('/valves');
  const bar = page.getByRole('navigation', { name: 'Places principales' });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('who has nowhere to go has no bar and no jump; who is blocked has what stays open', async ({
  openAs,
}) => {
  const visitor = await openAs('visiteur', { width: 375 });
  await visitor.goto('/notStudent');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Places principales' })).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Aller à…' })).toHaveCount(0);
  const blocked = await openAs('230103', { width: 375 });
  await blocked.goto('/valves');
  const bar = blocked.getByRole('navigation', { name: 'Places principales' });
  await expect(bar.getByRole('link')).toHaveText(['Accueil', 'Documents', 'Valves']);
});

test('« Plus » opens on its title, says the state of each screen and gives the focus back', async ({
  openAs,
}) => {
  const page = await openAs('230101', { width: 375 });
  await page.goto('/desktop');
  const more = page.getByRole('button', { name: 'Plus', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Plus' });
  await expect(sheet.getByRole('heading', { name: 'Plus' })).toBeFocused();
  await expect(sheet.getByRole('link', { name: /^Inscription aux examens Ouvert/ })).toBeVisible();
  expect(await accessibilityIssues(page, 'Plus')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.mouse.click(180, 10);
  await expect(sheet).toBeHidden();
  await more.click();
  await sheet.getByRole('link', { name: 'Mes absences' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes absences');
  await expect(sheet).toBeHidden();
});

test('« Plus » leads to the home where its code does not come', async ({ openAs }) => {
  const page = await openAs('230101', { width: 375, expectErrors: /chunk/ });
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes documents');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
});

test('the jump leads to a unit by keyboard alone, and Escape gives the focus back', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  const button = page.getByRole('button', { name: 'Aller à…' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Aller à…' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('MACRO');
  await expect(page.getByRole('option', { selected: true })).toContainText('Macro');
  await expect(page.getByRole('group', { name: 'Unités' })).toBeVisible();
  expect(await accessibilityIssues(page, 'Aller à…')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ficheUE\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a slash opens the jump, which finds screens by other words and says what is closed', async ({
  openAs,
}) => {
  const page = await openAs('230105');
  await page.goto('/desktop');
  await expect(page.getByRole('button', { name: 'Aller à…' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Aller à…' });
  // The page is drawn before its scripts have come: until then no key works.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.fill('bulletin');
  await expect(page.getByRole('option', { name: /Mes inscriptions/ })).toBeVisible();
  await field.fill('inscription aux examens');
  await expect(page.getByRole('option', { name: /Fermé pour le moment/ }).first()).toBeVisible();
  await field.fill('xyzxyz');
  await expect(page.getByText(/^Rien pour/)).toBeVisible();
  expect(await accessibilityIssues(page, 'rien')).toEqual([]);
});

test('on a phone the magnifier opens the same jump, over the whole screen, with the last places', async ({
  openAs,
}) => {
  const page = await openAs('230101', { width: 375, theme: 'dark' });
  await page.goto('/valves');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valves électroniques');
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes documents');
  await page.getByRole('button', { name: 'Aller à…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aller à…' });
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 375 });
  await expect(dialog.getByRole('group', { name: 'Derniers lieux visités' })).toContainText(
    'Valves électroniques',
  );
  expect(await accessibilityIssues(page, 'saut, 375 px')).toEqual([]);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
});

test('the theme is changed in the account menu, and kept', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/recus');
  await page.getByRole('button', { name: /Menu du compte/ }).click();
  await page.getByRole('menuitem', { name: 'Passer au thème sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await page.getByRole('button', { name: /Menu du compte/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Passer au thème clair' })).toBeVisible();
});
