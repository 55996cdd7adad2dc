import type { Page } from '@playwright/test';
import {
  expectOneLineFilters,
  expectOneLineTitle,
  placeOf,
  unreachable,
  wideTables,
} from '../../checks/desk-frame';
import { expect, test } from '../../fixtures';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 375, height: 812 },
] as const;

/** A request of each kind, which no journey decides of: whose, who decides of it, and whether a paper comes with it. */
const REQUESTS = [
  { kind: 'document', of: '830101', desk: 'secretariat', hasPaper: true },
  { kind: 'absence', of: '830101', desk: 'secretariat', hasPaper: true },
  { kind: 'stage', of: '830101', desk: 'secretariat', hasPaper: false },
  { kind: 'stage', of: '810205', desk: 'secretariat', hasPaper: true },
  { kind: 'pae', of: '820307', desk: 'programmes', hasPaper: false },
  { kind: 'pai', of: '830108', desk: 'inclusion', hasPaper: false },
] as const;

const rowOf = (page: Page, kind: string, student: string) =>
  page
    .getByRole('list', { name: 'Demandes' })
    .locator(`li > button[id^="${kind}-"]`)
    .filter({ hasText: `(${student})` })
    .first();

const file = (page: Page) => page.getByRole('region', { name: 'Demande ouverte' });
const decision = (page: Page) => page.getByRole('region', { name: 'Décision' });

const openDesk = async (page: Page, size: (typeof WINDOWS)[number]) => {
  await page.setViewportSize(size);
  await page.goto('/gestion');
  await expect(page.getByRole('list', { name: 'Demandes' }).getByRole('button').first()).toBeVisible();
};

for (const size of WINDOWS)
  test(`list and file of each kind stand in a window of ${size.width} × ${size.height}`, async ({
    openAs,
  }) => {
    const isPhone = size.width < 900;
    for (const { kind, of, desk, hasPaper } of REQUESTS) {
      const what = `${kind} ${of}`;
      const page = await openAs(desk, { width: size.width });
      await openDesk(page, size);
      await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeHidden();
      await expectOneLineTitle(page);
      if (!isPhone) await expectOneLineFilters(page);
      await rowOf(page, kind, of).click();
      await expect(decision(page)).toBeVisible();
      if (hasPaper) await expect(page.getByRole('img', { name: /page 1/i })).toBeVisible();
      expect(await page.evaluate(() => window.scrollY), what).toBe(0);

      const opened = await placeOf(file(page));
      const bar = await placeOf(decision(page));
      expect(bar.bottom, what).toBeLessThanOrEqual(size.height);
      expect(await unreachable(decision(page)), what).toEqual([]);
      expect(await wideTables(file(page)), what).toBe(0);
      const name = await placeOf(file(page).getByRole('heading', { level: 2 }));
      expect(name.height, what).toBeLessThanOrEqual(30);

      if (!isPhone) {
        const list = await placeOf(page.getByRole('list', { name: 'Demandes' }).locator('xpath=..'));
        expect(list.right, what).toBeLessThanOrEqual(opened.x + 1);
        expect(list.bottom, what).toBeLessThanOrEqual(size.height);
        // Number, level and year on the line of the name.
        const facts = await placeOf(file(page).getByText(`Matricule\u00a0${of}`));
        expect(Math.abs(facts.y + facts.height / 2 - (name.y + name.height / 2)), what).toBeLessThan(6);
        expect(facts.height, what).toBeLessThanOrEqual(24);
      }
      if (hasPaper) {
        const paper = await placeOf(page.getByRole('group', { name: /\.pdf$/ }));
        if (!isPhone) expect(paper.width, what).toBeGreaterThanOrEqual(400);
        expect(paper.y, what).toBeLessThanOrEqual(isPhone ? 420 : 340);
        expect(Math.min(paper.bottom, bar.y) - paper.y, what).toBeGreaterThanOrEqual(300);
        const tools = page.getByRole('group', { name: 'Outils de la pièce' });
        expect(await unreachable(tools), what).toEqual([]);
        await expect(tools.getByRole('button', { name: 'Agrandir' })).toBeVisible();
        await expect(tools.getByRole('button', { name: 'Plein écran' })).toBeVisible();
      }
      await page.close();
    }
  });

test('a paper is made larger, and takes the whole screen', async ({ openAs }) => {
  const page = await openAs('secretariat');
  await openDesk(page, WINDOWS[0]);
  await rowOf(page, 'document', '830103').click();
  const paper = page.getByRole('img', { name: /page 1/i });
  await expect(paper).toBeVisible();
  const { width } = await placeOf(paper);
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(async () => (await placeOf(paper)).width).toBeGreaterThan(width * 1.4);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await page.getByRole('button', { name: 'Plein écran' }).click();
  await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitter le plein écran' }).click();
  await expect(page.getByRole('button', { name: 'Plein écran', exact: true })).toBeVisible();
});

// From the list, from the file, and after a request was opened by either.
test('S goes on without deciding, and P back, from the list and from the file', async ({ openAs }) => {
  const page = await openAs('secretariat');
  await openDesk(page, WINDOWS[0]);
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  const isOpen = (rank: number) => expect(rows.nth(rank)).toHaveAttribute('aria-current', 'true');
  await rows.nth(20).click();
  await expect(file(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('s');
  await isOpen(21);
  await expect(file(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(rows.nth(21)).toBeInViewport({ ratio: 1 });
  await rows.nth(21).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('p');
  await isOpen(20);
  await decision(page).getByRole('button', { name: 'Suivante' }).click();
  await isOpen(21);
});

// 830105 and 830106 are decided of by this test alone.
for (const size of [WINDOWS[0], WINDOWS[3]])
  test(`what was decided is said, and taken back, in one place of ${size.width} × ${size.height}`, async ({
    openAs,
  }) => {
    const page = await openAs('secretariat', { width: size.width });
    await openDesk(page, size);
    const row = rowOf(page, 'document', size.width < 900 ? '830105' : '830106');
    const undo = page.getByRole('button', { name: 'Annuler', exact: true });
    await row.click();
    await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(undo).toBeVisible();
    // At once: ten seconds are counted from the decision, on however slow a machine.
    const first = await placeOf(undo.locator('xpath=..'));
    await page.keyboard.press('z');
    const back = page.getByText(/^Décision annulée/);
    await expect(back).toBeVisible();
    const second = await placeOf(back.locator('xpath=ancestor-or-self::*[not(self::font)][4]'));
    expect(first.bottom).toBeLessThanOrEqual(size.height);
    expect([second.x, second.bottom]).toEqual([first.x, first.bottom]);
    // The next outcome takes its place.
    if (size.width < 900) await page.getByRole('button', { name: 'Retour à la liste' }).click();
    await row.click();
    await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(undo).toBeVisible();
    expect(await unreachable(undo.locator('xpath=..'))).toEqual([]);
    await expect(back).toBeHidden();
  });
