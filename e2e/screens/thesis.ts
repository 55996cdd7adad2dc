import type { Page } from '@playwright/test';
import type { Screen } from './screen';

const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click();

export const thesisScreens: Screen[] = [
  { user: '210201', path: '/memoire' },
  { user: '210204', path: '/memoire' },
  { user: '210202', path: '/memoire/consentement' },
  { user: '210202', path: '/memoire/consentement', state: 'access', reach: next },
  {
    user: '210202',
    path: '/memoire/consentement',
    state: 'answers',
    reach: async (page) => {
      await next(page);
      await next(page);
    },
  },
  { user: '210203', path: '/memoire/remise' },
  { user: '210205', path: '/memoire/remise' },
  { user: '210202', path: '/memoire/IDM' },
  { user: '230101', path: '/evenement/stages' },
  { user: '230107', path: '/evenement/stages' },
  {
    user: '230101',
    path: '/evenement/stages',
    state: 'encoded',
    reach: async (page) => {
      await page.getByRole('link', { name: /^Voir/ }).click();
      await page.getByLabel('Charger – Pré-accord').waitFor({ state: 'attached' });
    },
  },
  {
    user: '210201',
    path: '/evenement/stages',
    state: 'form',
    reach: async (page) => {
      await page.getByRole('link', { name: /^Modifier/ }).click();
      await page.getByRole('textbox', { name: 'Date de début' }).waitFor();
    },
  },
];
