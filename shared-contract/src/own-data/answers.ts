import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

/** States of a copy; erased ones are not listed. */
export const COPY_STATES = ['en_preparation', 'prete', 'echouee'] as const;

/** One of GET …/MesDonnees: a copy of all that the portal holds about the person. */
export const DataCopyAnswer = Shape({
  CopieID: Id,
  Etat: OneOf(COPY_STATES),
  DemandeeLe: Instant,
  PreteLe: Nullable(Instant),
  /** Date of erasure. */
  ExpireLe: Nullable(Instant),
  /** Bytes. */
  Taille: Nullable(Type.Integer({ minimum: 0 })),
});

/** Newest first. */
export const DataCopyListAnswer = Type.Array(DataCopyAnswer);

/** One of GET …/Appareils: a browser in which the person is signed in. */
export const DeviceAnswer = Shape({
  AppareilID: Type.String(),
  /** « Firefox sur Windows »; null where the browser says nothing known. */
  Nom: Nullable(Type.String()),
  OuverteLe: Instant,
  /** To the minute. */
  VuLe: Instant,
  EstCeluiCi: Type.Boolean(),
});

/** The last used first. */
export const DeviceListAnswer = Type.Array(DeviceAnswer);

/** GET …/CleAppareil: what seals the copy that this device keeps, the same as long as its session lives. */
export const DeviceKeyAnswer = Shape({
  AppareilID: Type.String(),
  /** 256 bits, base64url. */
  Cle: Type.String(),
});

export type DataCopy = Static<typeof DataCopyAnswer>;
export type Device = Static<typeof DeviceAnswer>;
export type DeviceKey = Static<typeof DeviceKeyAnswer>;
