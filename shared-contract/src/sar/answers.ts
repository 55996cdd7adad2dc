import { type Static, Type } from '@sinclair/typebox';
import { Day, Hour, Nullable, Shape } from '../base/answer-types';

/** One remediation activity (S2 §3). */
export const RemediationAnswer = Shape({
  RemediationCode: Type.String(),
  RemediationLibelleLong: Type.String(),
  RemediationQuadrimestre: Nullable(Type.String()),
  RemediationPublicCible: Nullable(Type.String()),
  /** Assignment dates; both hours are known, of one day, or neither. */
  RemediationIntervalles: Type.Array(
    Shape({ DateDebut: Day, DateFin: Day, HeureDebut: Nullable(Hour), HeureFin: Nullable(Hour) }),
  ),
  RemediationEstInscrit: Type.Boolean(),
});

/** GET …/SAR, and what POST answers. */
export const RemediationListAnswer = Shape({ Items: Type.Array(RemediationAnswer) });

export type Remediation = Static<typeof RemediationAnswer>;
export type RemediationList = Static<typeof RemediationListAnswer>;
