import { Type } from '@sinclair/typebox';
import { Nullable, Shape } from '../base/answer-types';

/** GET …/Dashboard (CONTRACT §3); the entity type is in security.ts, which the browser needs without TypeBox. */
export const DashboardAnswer = Shape({
  EtudiantMatricule: Type.String(),
  PersonnePrenom: Type.String(),
  PersonneNom: Type.String(),
  PersonnePhoto: Nullable(Type.String()),
  DocumentsNonLus: Type.Integer({ minimum: 0 }),
  /** 0 to staff who look at her: notifications are hers alone. */
  NotificationsNonLues: Type.Integer({ minimum: 0 }),
  Etudes: Nullable(Type.String()),
});
