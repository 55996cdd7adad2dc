import type { Page } from '@playwright/test';
import type { Screen } from './screen';

const search = (text: string, found: string | RegExp) => async (page: Page) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: found }).waitFor();
};

export const verificationsScreens: Screen[] = [
  { user: 'verificateur', path: '/verifications' },
  {
    user: 'verificateur',
    path: '/verifications',
    state: 'several found',
    reach: search('lambert', /résultats$/),
  },
  { user: 'verificateur', path: '/verifications', state: 'nobody found', reach: search('personne', 'Aucun') },
  {
    user: 'verificateur',
    path: '/verifications',
    state: 'one file',
    reach: search('230106', 'Emplois'),
  },
  { user: 'admin', path: '/verifications' },
  { user: 'admin', path: '/admin/etat' },
  { user: 'admin', path: '/admin/testeurs' },
  { user: 'admin', path: '/admin/journal' },
  { user: 'verificateur', path: '/verifications-seul' },
];
