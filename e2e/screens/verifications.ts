import type { Page } from '@playwright/test';
import type { Screen } from './screen';

const search = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
};

export const verificationsScreens: Screen[] = [
  { user: 'verificateur', path: '/verifications' },
  { user: 'verificateur', path: '/verifications', state: 'several found', reach: search('lambert') },
  { user: 'verificateur', path: '/verifications', state: 'nobody found', reach: search('personne') },
  {
    user: 'verificateur',
    path: '/verifications',
    state: 'one file',
    reach: async (page) => {
      await search('230106')(page);
      await page.getByRole('heading', { name: 'Emplois' }).waitFor();
    },
  },
  { user: 'admin', path: '/verifications' },
  { user: 'admin', path: '/admin/etat' },
  { user: 'admin', path: '/admin/testeurs' },
  { user: 'verificateur', path: '/verifications-seul' },
  { user: '230101', path: '/consultations' },
];
