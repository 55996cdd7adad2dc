import type { Screen } from './screen';

export const examsScreens: Screen[] = [
  { user: '230101', path: '/evenement/inscriptionExamens' },
  { user: '230106', path: '/evenement/inscriptionExamens', state: 'some registered' },
  { user: '230108', path: '/evenement/inscriptionExamens', state: 'all registered' },
  { user: '230101', path: '/evenement/inscriptionTP' },
  {
    user: '230101',
    path: '/evenement/inscriptionTP',
    state: 'first course',
    reach: (page) => page.getByRole('button', { name: 'Démarrer mon inscription' }).click(),
  },
  { user: '230108', path: '/evenement/inscriptionTP', state: 'all chosen' },
  { user: '930108', path: '/evenement/inscriptionTP', state: 'a place is kept' },
];
