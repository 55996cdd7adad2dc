import {
  ACCESS_FLAGS,
  type AccessRight,
  CONTRACT_VERSION,
  type EventFlag,
  type EventsAccess,
  NO_EVENTS,
  SCREEN_IDS,
  type SecurityInfos,
} from 'shared-contract';
import type { Session } from '../session/session';

/** Every right on every screen. */
export const fullAccess = (): AccessRight[] =>
  SCREEN_IDS.map((ScreenLocation) => ({
    ScreenLocation,
    Create: true,
    Read: true,
    Update: true,
    Delete: true,
  }));

/** Security answer of the student 230101, who accepted the privacy policy; `change` says what differs. */
export const anInfos = (change: Partial<SecurityInfos> = {}): SecurityInfos => ({
  Username: '230101',
  RoleNames: ['student'],
  student: true,
  admin: false,
  programmes: false,
  verifications: false,
  ICHECAdmin: change.admin ?? false,
  ICHECProgrammes: change.programmes ?? false,
  isActive: true,
  isBlocked: false,
  isRGPD: true,
  EtudiantMatricule: '230101',
  GestionnairesAdministratifs: [
    {
      Nom: 'Aksoy',
      Prenom: 'Nadia',
      Email: 'n.aksoy@example.org',
      Telephone: '02 000 00 00',
      Local: 'Bâtiment A, local 012',
    },
  ],
  Coordinateurs: [],
  version: CONTRACT_VERSION,
  Maintenant: '2026-11-21T09:00:00+01:00',
  ...change,
});

/** Events answer where these flags alone are set; the others are closed, with a reason. */
export const anEventsAccess = (open: EventFlag[] = []): EventsAccess => ({
  ...NO_EVENTS,
  ...Object.fromEntries(open.map((flag) => [flag, true])),
  Evenements: ACCESS_FLAGS.map((Flag) => ({
    Flag,
    Ouverture: '2026-11-01T08:00:00+01:00',
    EstFait: false,
    Etat: open.includes(Flag) ? 'ouvert' : 'termine',
    Recu: null,
    EstLisible: open.includes(Flag),
    Fermeture: open.includes(Flag) ? '2026-12-05T18:00:00+01:00' : '2026-11-15T18:00:00+01:00',
    Raison: open.includes(Flag) ? null : 'La période est terminée.',
  })),
});

/** Session of the student 230101 with every right and no open event; `change` says what differs. */
export const aSession = (change: Partial<Session> = {}): Session => ({
  infos: anInfos(),
  dashboard: {
    EtudiantMatricule: '230101',
    PersonnePrenom: 'Camille',
    PersonneNom: 'Lambert',
    PersonnePhoto: null,
    DocumentsNonLus: 3,
    NotificationsNonLues: 0,
    Etudes: 'Bachelier en gestion, bloc 2',
  },
  access: fullAccess(),
  events: anEventsAccess(),
  version: '2025.6.0',
  failures: [],
  ...change,
});
