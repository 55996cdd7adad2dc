import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

/** A receipt of her own act, a decision of the school, a reminder. */
export const NOTIFICATION_KINDS = ['recu', 'decision', 'rappel'] as const;

/** One of GET …/Notifications. */
export const NotificationAnswer = Shape({
  NotificationID: Id,
  Genre: OneOf(NOTIFICATION_KINDS),
  Titre: Type.String(),
  Texte: Nullable(Type.String()),
  /** Page of the portal that it speaks of. */
  Lien: Type.String(),
  Date: Instant,
  Lue: Type.Boolean(),
  /** Titles that are English in its words. */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
});

/** GET …/Notifications: newest first, 200 at most. */
export const NotificationListAnswer = Type.Array(NotificationAnswer);

/**
 * GET …/Notifications/reglages: how what she is told reaches her. On the screen, her acts and the school's decisions
 * always; by mail, decisions, what has to be kept (an order to pay, a signature, a thesis handed in, a ceremony) and what
 * the regulation asks for.
 */
export const NotificationSettingsAnswer = Shape({
  RappelEcran: Type.Boolean(),
  RappelCourriel: Type.Boolean(),
  /** A copy of her other acts and of payments received, by mail. */
  RecuCourriel: Type.Boolean(),
  /** One mail a day for all that can wait a day. */
  UnParJour: Type.Boolean(),
});

export type PortalNotification = Static<typeof NotificationAnswer>;
export type NotificationSettings = Static<typeof NotificationSettingsAnswer>;
