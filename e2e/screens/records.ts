import type { Screen } from './screen';

export const recordsScreens: Screen[] = [
  { user: '230101', path: '/inscriptions' },
  {
    user: '230101',
    path: '/inscriptions',
    state: 'one enrolment',
    reach: async (page) => {
      await page.getByRole('link', { name: /^2026-2027/ }).click();
      await page.getByRole('heading', { name: /^\d+\sunités$/ }).waitFor();
    },
  },
  { user: '230101', path: '/contacts' },
  { user: '230107', path: '/contacts' },
  { user: '230101', path: '/valves' },
  { user: '230101', path: '/documents' },
  { user: '230103', path: '/documents' },
  { user: '230101', path: '/absences' },
  { user: '230101', path: '/absences/-1' },
  { user: '230101', path: '/absences/3', state: 'followed up' },
  { user: '230101', path: '/inscriptions/2', state: 'after a deliberation' },
  { user: '230101', path: '/ficheUE/25?inscription=3' },
];
