import type { Screen } from './screen';

export const examsScreens: Screen[] = [
  { user: '230101', path: '/evenement/inscriptionExamens' },
  { user: '230106', path: '/evenement/inscriptionExamens', state: 'some registered' },
  { user: '230108', path: '/evenement/inscriptionExamens', state: 'all registered' },
];
