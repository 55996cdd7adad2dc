import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Where the focus is: what has it, and whether it stands in the window. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {};
    return { isSomewhere: element !== null && element !== body, isInWindow: bottom > 0 && top < innerHeight };
  });

/** The focus stands on something in the window, and stays so. */
const expectPlace = async (page: Page): Promise<void> => {
  await expect.poll(() => focusPlace(page)).toEqual({ isSomewhere: true, isInWindow: true });
};

const press = async (page: Page, name: string | RegExp, role: 'button' | 'checkbox' = 'button') => {
  const control = page.getByRole('main').getByRole(role, { name }).first();
  await control.focus();
  await page.keyboard.press(role === 'button' ? 'Enter' : 'Space');
};

const ACTS: { what: string; user: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    what: 'changing what one is notified of',
    user: '730101',
    path: '/notifications',
    act: async (page) => {
      await page.getByRole('main').locator('summary').first().click();
      await press(page, /./, 'checkbox');
    },
  },
  {
    what: 'asking for a copy of the data',
    user: '730106',
    path: '/contacts/copie',
    act: (page) => press(page, 'Télécharger mes données'),
  },
  {
    what: 'accepting the conditions of an order',
    user: '730101',
    path: '/commandes/new',
    act: (page) => press(page, /conditions/),
  },
  {
    what: 'choosing a file',
    user: '730101',
    path: '/documents',
    act: async (page) => {
      const field = page.locator('main input[type=file]').first();
      await field.focus();
      await field.setInputFiles({
        name: 'carte.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      });
    },
  },
  {
    what: 'reading older entries of the journal',
    user: 'admin',
    path: '/admin/journal',
    act: (page) => press(page, 'Filtrer'),
  },
];

for (const { what, user, path, act } of ACTS) {
  test(`after ${what} by keyboard the focus has a place`, async ({ openAs }) => {
    const page = await openAs(user);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act(page);
    await page.waitForLoadState('networkidle');
    await expectPlace(page);
  });
}
