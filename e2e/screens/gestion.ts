import type { Page } from '@playwright/test';
import type { Screen } from './screen';

/** Opens the first request of this kind. */
const openFirst = (kind: string) => async (page: Page) => {
  await page.getByRole('button', { name: kind }).click();
  await page.getByRole('list', { name: 'Demandes' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Accepter' }).waitFor();
};

export const gestionScreens: Screen[] = [
  { user: 'secretariat', path: '/gestion' },
  { user: 'secretariat', path: '/gestion', state: 'a document open', reach: openFirst('Documents') },
  {
    user: 'secretariat',
    path: '/gestion',
    state: 'refusing',
    reach: async (page) => {
      await openFirst('Documents')(page);
      await page.keyboard.press('r');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    user: 'admin',
    path: '/gestion/periodes',
    state: 'a window open',
    reach: async (page) => {
      await page
        .getByRole('table')
        .getByRole('button', { name: /Vente de syllabus, Toute l’école/ })
        .click();
      await page.getByRole('region', { name: 'Période choisie' }).waitFor();
    },
  },
  { user: 'secretariat', path: '/gestion/valves' },
  {
    user: 'secretariat',
    path: '/gestion/valves',
    state: 'writing',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Écrire' }).click();
      await page.getByRole('checkbox', { name: 'Bachelier en gestion de l’entreprise' }).check();
      await page.getByRole('textbox', { name: 'Texte' }).fill('Du **lundi** au *samedi*.\n\n- une\n- deux');
      await page.getByText(/étudiants? lir/).waitFor();
    },
  },
  {
    user: 'secretariat',
    path: '/gestion/valves',
    state: 'a notice of the whole school',
    reach: async (page) => {
      await page.getByRole('list', { name: 'Publiés' }).getByRole('button').first().click();
      await page.getByRole('heading', { name: 'Historique' }).waitFor();
    },
  },
  { user: 'admin', path: '/gestion/chiffres' },
];
