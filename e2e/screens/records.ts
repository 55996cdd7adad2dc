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
  { user: '230101', path: '/parcours' },
  { user: '210203', path: '/parcours', state: 'after two cycles' },
  { user: '220305', path: '/parcours', state: 'of a graduate' },
  { user: '230101', path: '/contacts' },
  { user: '230107', path: '/contacts' },
  {
    user: '230101',
    path: '/contacts',
    state: 'a new contact mean',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ajouter un moyen de contact' }).click();
      await page.getByRole('dialog').getByLabel('Adresse e-mail').waitFor();
    },
  },
  {
    user: '230101',
    path: '/contacts',
    state: 'a new address',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
      await page.getByRole('dialog').getByLabel('Localité').waitFor();
    },
  },
  { user: '230101', path: '/contacts/copie' },
  { user: '230101', path: '/consultations' },
  { user: '230101', path: '/valves' },
  {
    user: '230101',
    path: '/valves',
    state: 'an open notice',
    reach: async (page) => {
      await page.getByRole('button', { name: /Séjour Erasmus/ }).click();
      await page.getByRole('link', { name: 'Candidature Erasmus.pdf' }).waitFor();
    },
  },
  {
    user: '230101',
    path: '/valves',
    state: 'nothing found',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('xyz');
      await page.getByRole('heading', { name: /^Aucun avis/ }).waitFor();
    },
  },
  { user: '230101', path: '/documents' },
  { user: '230103', path: '/documents' },
  { user: '230101', path: '/absences' },
  { user: '230101', path: '/absences/-1' },
  {
    user: '230101',
    path: '/absences/-1',
    state: 'refused',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Soumettre' }).click();
      await page.getByRole('group', { name: /à corriger$/ }).waitFor();
    },
  },
  { user: '230101', path: '/absences/3', state: 'followed up' },
  { user: '230101', path: '/inscriptions/2', state: 'after a deliberation' },
  { user: '230101', path: '/ficheUE/25?inscription=3' },
];
