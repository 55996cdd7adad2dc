import type { Screen } from './screen';

const path = '/evenement/reinscription/PAE';

export const paeScreens: Screen[] = [
  { user: '220303', path, state: 'à composer' },
  {
    user: '220303',
    path,
    state: 'pourquoi',
    reach: async (page) => {
      await page.getByText('Pourquoi', { exact: false }).last().click();
    },
  },
  {
    user: '220303',
    path,
    state: 'ma sélection',
    reach: async (page) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.getByRole('button', { name: 'Ma sélection', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sauvegarder' }).waitFor();
    },
  },
  { user: '220307', path, state: 'soumis' },
  { user: '220302', path, state: 'refusé' },
];
