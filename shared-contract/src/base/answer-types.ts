import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** An answer object: every field is always there (absent = null), and a field that is not named never leaves. */
export const Shape = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** Nullable schema: `type: ['string', 'null']`, which serialisers and OpenAPI 3.1 both read. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema['type'], 'null'] });

/** One of a closed list of words. */
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** A positive 32-bit identifier. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

/** An hour of Brussels, `HH:MM`. */
export const Hour = Type.String({ pattern: '^\\d{2}:\\d{2}$', description: 'HH:MM' });

/** A moment, ISO 8601 with its zone. */
export const Instant = Type.String({ description: 'ISO 8601 avec fuseau' });

/** An amount in integer euro cents; a `…Display` text stands beside it. */
export const Cents = Type.Integer({ description: 'centimes d’euro' });

/** A result out of 20, with at most two decimals. */
export const Mark = Type.Number({ minimum: 0, maximum: 20 });

/** A number of ECTS credits. */
export const Credits = Type.Number({ minimum: 0 });

/** Number and date of the receipt that a binding write leaves (CONTRACT §3). */
export const RecuReference = Shape({
  Numero: Type.String(),
  Date: Instant,
  /** In the answer to the write: no mail tells of it, for want of an address. */
  SansAdresse: Type.Optional(Type.Boolean()),
});

/** An administrative manager or a coordinator (S1 §3). */
export const ManagerAnswer = Shape({
  Nom: Type.String(),
  Prenom: Type.String(),
  Email: Type.String(),
  Telephone: Nullable(Type.String()),
  Local: Nullable(Type.String()),
});
