import type { Page } from '@playwright/test';
import { confirmAct } from '../../binding';
import { expectCoversNothing, WHOLE_PAGE } from '../../checks/hit-test';
import { expect, test } from '../../fixtures';
import { goToStep, REENROLMENT } from '../../reenrolment';

interface MessageScreen {
  name: string;
  user: string;
  path: string;
  /** Leads to where something can be sent. */
  reach?: (page: Page) => Promise<void>;
  /** Sends in vain, then with success; each resolves to what the message says. Why nothing was sent is said in the bar. */
  fail?: (page: Page) => Promise<string>;
  succeed?: (page: Page) => Promise<string>;
}

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

const press = (name: string, message: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
  return message;
};

/** Every write of the page is answered so, until the next one. */
const answerWrites = async (page: Page, answer: Parameters<Page['route']>[1]) => {
  await page.unroute('**/api/v1/extranet/**');
  await page.route('**/api/v1/extranet/**', (route, request) =>
    request.method() === 'POST' ? answer(route, request) : route.fallback(),
  );
};

const cut =
  (name: string, message = 'Erreur lors de la sauvegarde') =>
  async (page: Page) => {
    await answerWrites(page, (route) => route.fulfill({ status: 503 }));
    return press(name, message)(page);
  };

/** On a phone the PAE is saved from its summary, which stands in a sheet. */
const openSummary = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Ma sélection', exact: true });
  await expect(page.getByRole('button', { name: 'Soumettre', exact: true }).first()).toBeAttached();
  if (await button.isVisible()) await button.click();
};

// 240294 and 240295 are written by these tests alone; the others only read.
const SCREENS: MessageScreen[] = [
  {
    name: 'remediation',
    user: '240294',
    path: '/sar',
    succeed: async (page) => {
      await page.getByRole('checkbox').first().click();
      await press('Sauvegarder', '')(page);
      await confirmAct(page);
      return 'Sauvegarde réussie !';
    },
  },
  {
    name: 'inclusive teaching',
    user: '240295',
    path: '/enseignement-inclusif',
    reach: async (page) => {
      const create = page.getByRole('button', { name: 'Créer mon dossier enseignement inclusif' });
      await expect(create.or(page.getByLabel(/^Diagnostic/)).first()).toBeVisible();
      if (await create.isVisible()) await create.click();
      await expect(page.getByLabel(/^Diagnostic/)).toBeVisible();
      await page.keyboard.press('Escape');
    },
    fail: cut('Sauvegarder', 'Une demande est déjà en cours'),
    succeed: press('Sauvegarder', 'Sauvegarde réussie !'),
  },
  {
    name: 'the wizard',
    user: '220301',
    path: REENROLMENT,
    reach: (page) => goToStep(page, 4),
    fail: cut('Suivant'),
  },
  {
    name: 'the PAE',
    user: '220303',
    path: '/evenement/reinscription/PAE',
    fail: async (page) => {
      await openSummary(page);
      return cut('Sauvegarder')(page);
    },
  },
];

for (const { name, user, path, reach, fail, succeed } of SCREENS) {
  test.describe(name, () => {
    // One after the other: they write the same student's choice.
    test.describe.configure({ mode: 'default' });
    for (const size of WINDOWS) {
      test(`a message covers no control of ${name} at ${size.width}×${size.height}`, async ({ openAs }) => {
        const page = await openAs(user);
        await page.setViewportSize(size);
        await page.goto(path);
        await reach?.(page);
        if (fail) {
          await expectCoversNothing(page, await fail(page), WHOLE_PAGE);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
          await page.unroute('**/api/v1/extranet/**');
        }
        if (succeed) await expectCoversNothing(page, await succeed(page), []);
      });
    }
  });
}
