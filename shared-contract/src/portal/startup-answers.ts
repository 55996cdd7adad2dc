import { Type } from '@sinclair/typebox';
import { Instant, ManagerAnswer, Nullable, OneOf, Shape } from '../base/answer-types';
import { ACCESS_FLAGS, DETAIL_FLAGS } from '../base/flags';
import { SCREEN_IDS } from '../base/screen-ids';
import { EVENT_STATES, type EventsAccess } from './events';

/** GET /security/status */
export const StatusAnswer = Shape({ connected: Type.Boolean() });

/** GET /version */
export const VersionAnswer = Shape({
  version: Type.String(),
  schema: Type.String(),
  shell: Type.Optional(Type.String()),
  contract: Type.Optional(Type.String()),
  remotes: Type.Record(Type.String(), Type.String()),
});

/** GET /security/infos */
export const InfosAnswer = Shape({
  Username: Type.String(),
  Nom: Type.Optional(Type.String()),
  Fonction: Type.Optional(Type.String()),
  RoleNames: Type.Array(Type.String()),
  student: Type.Boolean(),
  admin: Type.Boolean(),
  programmes: Type.Boolean(),
  verifications: Type.Boolean(),
  gestion: Type.Boolean(),
  GestionActes: Type.Optional(Type.Array(Type.String())),
  ICHECAdmin: Type.Boolean(),
  ICHECProgrammes: Type.Boolean(),
  isActive: Type.Boolean(),
  isBlocked: Type.Boolean(),
  isRGPD: Type.Boolean(),
  EtudiantMatricule: Nullable(Type.String()),
  GestionnairesAdministratifs: Type.Array(ManagerAnswer),
  Coordinateurs: Type.Array(ManagerAnswer),
  version: Type.String(),
  Maintenant: Instant,
});

/** GET /security/access */
export const AccessAnswer = Type.Array(
  Shape({
    ScreenLocation: OneOf(SCREEN_IDS),
    Create: Type.Boolean(),
    Read: Type.Boolean(),
    Update: Type.Boolean(),
    Delete: Type.Boolean(),
  }),
);

/** GET /events/access */
export const EventsAnswer = Type.Unsafe<EventsAccess>(
  Shape({
    ...Object.fromEntries([...ACCESS_FLAGS, ...DETAIL_FLAGS].map((flag) => [flag, Type.Boolean()])),
    Evenements: Type.Array(
      Shape({
        Flag: OneOf(ACCESS_FLAGS),
        Ouverture: Nullable(Instant),
        Fermeture: Nullable(Instant),
        Raison: Nullable(Type.String()),
        EstFait: Type.Boolean(),
        Etat: OneOf(EVENT_STATES),
        Recu: Nullable(Type.String()),
        EstLisible: Type.Boolean(),
      }),
    ),
  }),
);
