import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { REENROLMENT } from '../../reenrolment';

/** Presses of Tab, and of Enter on links that lead on in the page, from the top to the main act of a screen. */
const MOST = 20;

interface MainAct {
  user: string;
  path: string;
  what: (page: Page) => Locator;
  /** Where the act stands behind another. */
  reach?: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first();

const acceptConditions = async (page: Page) => {
  const accept = page.getByRole('button', { name: "J'accepte les conditions" });
  const validate = page.getByRole('button', { name: 'Valider la commande' });
  await accept.or(validate).waitFor();
  if (await accept.isVisible()) await accept.click();
  await validate.waitFor();
};

const STUDENT_ACTS: MainAct[] = [
  {
    user: '830101',
    path: '/commandes/new',
    what: button('Valider la commande'),
    reach: acceptConditions,
  },
  { user: '220303', path: '/evenement/reinscription/PAE', what: button('Soumettre') },
  { user: '230101', path: '/absences', what: link('Nouvelle absence') },
  { user: '230101', path: '/absences/-1', what: button('Soumettre') },
  { user: '230101', path: '/documents', what: (page) => page.locator('main input[type=file]').first() },
  { user: '230101', path: '/contacts/copie', what: button('Télécharger mes données') },
  { user: '230101', path: '/sar', what: button('Sauvegarder') },
  { user: '230101', path: '/valves', what: (page) => page.getByRole('main').getByRole('searchbox') },
  { user: '210203', path: '/memoire/remise', what: button('Remettre mon mémoire') },
  { user: '210201', path: '/evenement/stages', what: link(/^Modifier/) },
  { user: '230106', path: '/evenement/inscriptionExamens', what: button('Valider') },
  { user: '230101', path: '/evenement/inscriptionTP', what: button('Démarrer mon inscription') },
  { user: '220304', path: '/evenement/signaturePAE', what: button('Signer mon PAE en ligne') },
  { user: '220301', path: REENROLMENT, what: button(/^(Commencer|Suivant)$/) },
  { user: '220305', path: '/evenement/proclamation', what: button(/^(Sauvegarder|Valider|Je participe)/) },
  { user: '230101', path: '/contacts', what: button(/^Modifier/) },
];

const STAFF_ACTS: MainAct[] = [
  { user: 'secretariat', path: '/gestion', what: (page) => page.locator('#liste button').first() },
  { user: 'admin', path: '/gestion/periodes', what: button(/^Nouvelle période/) },
  { user: 'secretariat', path: '/gestion/valves', what: button('Écrire') },
  { user: 'admin', path: '/gestion/comptes', what: button('Ajouter un compte') },
  { user: 'verificateur', path: '/verifications', what: (page) => page.getByRole('searchbox') },
  { user: 'admin', path: '/admin/journal', what: button('Filtrer') },
  {
    user: 'programmes',
    path: '/gestion/catalogues',
    what: (page) =>
      page
        .getByRole('group', { name: /^Fiches/ })
        .getByRole('button')
        .first(),
  },
  { user: 'admin', path: '/gestion/import', what: (page) => page.locator('main input[type=file]').first() },
];

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isOnLinkInPage = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('a[href^="#"]') === true);

/** How many presses lead there, as someone presses who takes every link that shortens the way. */
const pressesTo = async (page: Page, target: Locator): Promise<number> => {
  await target.waitFor({ state: 'attached' });
  // The first stop of every page.
  await page.locator('a[href="#contenu"]').focus();
  for (let presses = 2; presses <= 2 * MOST; presses += 1) {
    await page.keyboard.press((await isOnLinkInPage(page)) ? 'Enter' : 'Tab');
    if (await isFocused(target)) return presses;
  }
  return Number.POSITIVE_INFINITY;
};

for (const width of [1280, 375])
  for (const { user, path, what, reach } of [...STUDENT_ACTS, ...STAFF_ACTS])
    test(`few stops lead to the main act of ${path} at ${width} px`, async ({ openAs }) => {
      const page = await openAs(user, { width });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await reach?.(page);
      expect(await pressesTo(page, what(page))).toBeLessThanOrEqual(MOST);
    });
