import { type Static, Type } from '@sinclair/typebox';
import { Day, Nullable, Shape } from '../base/answer-types';

/** One remediation activity (S2 §3). */
export const RemediationAnswer = Shape({
  RemediationCode: Type.String(),
  RemediationLibelleLong: Type.String(),
  RemediationQuadrimestre: Nullable(Type.String()),
  RemediationPublicCible: Nullable(Type.String()),
  /** Assignment dates. */
  RemediationIntervalles: Type.Array(Shape({ DateDebut: Day, DateFin: Day })),
  RemediationEstInscrit: Type.Boolean(),
});

/** GET …/SAR, and what POST answers. */
export const RemediationListAnswer = Shape({ Items: Type.Array(RemediationAnswer) });

export type Remediation = Static<typeof RemediationAnswer>;
export type RemediationList = Static<typeof RemediationListAnswer>;
