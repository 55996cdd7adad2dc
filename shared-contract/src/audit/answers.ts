import { type Static, Type } from '@sinclair/typebox';
import { Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { AUDIT_KINDS } from '../base/audit-actions';

/** One line of the audit, as an administrator reads it. */
const AuditLineAnswer = Shape({
  ID: Type.Integer({ minimum: 1 }),
  Date: Instant,
  /** User name of who acted; null for the portal itself, a command, or somebody who is not signed in. */
  Acteur: Nullable(Type.String()),
  /** By what name and function that person is known; the user name where no other is, null as above. */
  ActeurNom: Nullable(Type.String()),
  /** Role: `student`, `admin`, `system`, `anonyme` … */
  Role: Type.String(),
  Nature: OneOf(AUDIT_KINDS),
  /** Name of the action. */
  Libelle: Type.String(),
  /** Student concerned; null when there is none. */
  Matricule: Nullable(Type.String()),
  /** Kind and number of the object, `document:12`. */
  Cible: Nullable(Type.String()),
  Motif: Nullable(Type.String()),
  /** Network address. */
  Origine: Nullable(Type.String()),
});

/** GET /admin/journal: newest first. */
export const AuditPageAnswer = Shape({
  Lignes: Type.Array(AuditLineAnswer),
  /** Cursor of the next, older page; null on the last one. */
  Suite: Nullable(Type.String()),
});

export type AuditLine = Static<typeof AuditLineAnswer>;
export type AuditPage = Static<typeof AuditPageAnswer>;
