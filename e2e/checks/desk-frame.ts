import { expect, type Locator, type Page } from '@playwright/test';

/** Buttons of an area of which the middle is another's, in the window as it stands. */
export const unreachable = (area: Locator): Promise<string[]> =>
  area.evaluate((root) =>
    [...root.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((button) => button.textContent || button.getAttribute('aria-label') || '?'),
  );

/** Where an element stands in the window, CSS pixels. */
export const placeOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Tables of an area that are wider than it. */
export const wideTables = (area: Locator): Promise<number> =>
  area.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const isOut = (table: Element) => {
      const box = table.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1 || table.scrollWidth > table.clientWidth + 1;
    };
    return [...root.querySelectorAll('table')].filter(isOut).length;
  });

/** The title of the desk and what stands beside it are one line of 22 px. */
export const expectOneLineTitle = async (page: Page): Promise<void> => {
  const title = page.getByRole('heading', { level: 1 });
  const { y, height } = await placeOf(title);
  expect(height).toBeLessThanOrEqual(30);
  expect(await title.evaluate((one) => getComputedStyle(one).fontSize)).toBe('22px');
  const lead = await placeOf(title.locator('xpath=following-sibling::p').filter({ visible: true }));
  expect(Math.abs(lead.y + lead.height / 2 - (y + height / 2))).toBeLessThanOrEqual(6);
};

/** The fields that filter the list stand on one line, and none says less than its name. */
export const expectOneLineFilters = async (page: Page): Promise<void> => {
  const fields = page
    .getByRole('search', { name: 'Filtrer' })
    .locator('input, select')
    .filter({ visible: true });
  const tops = await fields.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  expect(tops.length).toBeGreaterThanOrEqual(4);
};
