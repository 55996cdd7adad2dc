import type { Screen } from './screen';

export const recordsScreens: Screen[] = [
  { user: '230101', path: '/inscriptions' },
  {
    user: '230101',
    path: '/inscriptions',
    state: 'one enrolment',
    reach: async (page) => {
      await page.getByRole('link', { name: /Voir/ }).first().click();
      await page.getByRole('heading', { name: 'Unités d’enseignement' }).waitFor();
    },
  },
  { user: '230101', path: '/contacts' },
  { user: '230107', path: '/contacts' },
  { user: '230101', path: '/valves' },
  { user: '230101', path: '/documents' },
  { user: '230103', path: '/documents' },
  { user: '230101', path: '/absences' },
  { user: '230101', path: '/absences/-1' },
];
