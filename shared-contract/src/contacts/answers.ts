import { type Static, Type } from '@sinclair/typebox';
import { Instant, Nullable, Shape } from '../base/answer-types';
import { ContactMeanAnswer } from '../records/answers';

/** GET …/Contacts03: an e-mail address that waits for the code that was sent to it; 204 where there is none. */
export const EmailConfirmationAnswer = Shape({
  /** The contact mean that it will replace; -1 = a new one. */
  MoyenContactID: Type.Integer({ minimum: -1, description: '-1 = nouveau' }),
  MoyenContactValeur: Type.String(),
  QualificationMoyenContact: Nullable(Type.String()),
  /** From then on the code is worth nothing. */
  Expiration: Instant,
  /** Remaining tries; at 0 or after expiry a new code is needed. */
  EssaisRestants: Type.Integer({ minimum: 0 }),
});

/** POST …/Contacts02: what was kept, or, for a new e-mail address, what waits for its code. One of them is null. */
export const OwnMeanSavedAnswer = Shape({
  MoyenContact: Nullable(ContactMeanAnswer),
  Confirmation: Nullable(EmailConfirmationAnswer),
});

export type EmailConfirmation = Static<typeof EmailConfirmationAnswer>;
export type OwnMeanSaved = Static<typeof OwnMeanSavedAnswer>;
