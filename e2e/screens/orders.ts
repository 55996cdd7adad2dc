import type { Screen } from './screen';

export const ordersScreens: Screen[] = [
  { user: '230101', path: '/commandes' },
  { user: '230101', path: '/commandes/new' },
];
