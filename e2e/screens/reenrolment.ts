import { goToStep, REENROLMENT, STEP_TITLES } from '../reenrolment';
import type { Screen } from './screen';

/** 220301 and 220304 are opened here alone: no journey finishes their wizard or signs for them. */
export const reenrolmentScreens: Screen[] = [
  ...STEP_TITLES.map(
    (title, step): Screen => ({
      user: '220301',
      path: REENROLMENT,
      state: title,
      reach: (page) => goToStep(page, step),
    }),
  ),
  {
    user: '220301',
    path: REENROLMENT,
    state: 'form of an address',
    reach: async (page) => {
      await goToStep(page, 1);
      await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
      await page.getByRole('dialog').getByLabel('Code postal').waitFor();
    },
  },
  {
    user: '220306',
    path: REENROLMENT,
    state: 'no legal domicile',
    reach: async (page) => {
      await goToStep(page, 1);
      await page.getByRole('button', { name: 'Suivant' }).click();
    },
  },
  { user: '220302', path: REENROLMENT, state: 'refused' },
  { user: '220304', path: '/evenement/signaturePAE' },
  {
    user: '220304',
    path: '/evenement/signaturePAE',
    state: 'comment',
    reach: (page) => page.getByRole('button', { name: 'Je signale un problème à mon coordinateur' }).click(),
  },
];
