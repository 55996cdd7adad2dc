import type { Screen } from './screen';

export const eventsScreens: Screen[] = [
  { user: '230101', path: '/sar' },
  { user: '220305', path: '/sar' },
  { user: '230101', path: '/enseignement-inclusif' },
  { user: '230108', path: '/enseignement-inclusif' },
  { user: '220304', path: '/enseignement-inclusif' },
  { user: '220304', path: '/enseignement-inclusif/signature' },
  { user: '220305', path: '/evenement/proclamation' },
  { user: '220308', path: '/evenement/proclamation' },
];
