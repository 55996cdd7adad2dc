import type { Screen } from './screen';

export const portalScreens: Screen[] = [
  { user: '230101', path: '/desktop' },
  { user: '230102', path: '/desktop' },
  { user: '230105', path: '/desktop' },
  { user: 'admin', path: '/desktop' },
  { user: 'secretariat', path: '/desktop' },
  { user: 'inclusion', path: '/desktop' },
  { user: '230101', path: '/echeances' },
  { user: '230101', path: '/notifications' },
  { user: '230101', path: '/recus' },
  { user: '230101', path: '/nulle-part' },
  { user: '230105', path: '/forbidden' },
  { user: '230103', path: '/blockedStudent' },
  { user: '230104', path: '/inactiveStudent' },
  { user: 'visiteur', path: '/notStudent' },
  { user: '230101', path: '/confidentialite' },
  { user: '230101', path: '/accessibilite' },
  { user: '230101', path: '/attestation/AAAA-BBBB-CCCC' },
  { user: '230101', path: '/attestation/R-2026-999999-AAAA-BBBB' },
];
