import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, Shape } from '../base/answer-types';

/** One of GET …/Dashboard01 (S2 §3 Notice). */
export const NoticeAnswer = Shape({
  AnnonceID: Id,
  AnnonceLibelle: Type.String(),
  /** HTML, sanitised by the server on the way out (CONTRACT §5.13). */
  AnnonceTexteComplet: Type.String(),
  AnnonceDateDebutPublication: Instant,
  /** `Urgente`, or another word; null = ordinary. */
  PrioriteAnnonce: Nullable(Type.String()),
  /** Label of the programme that it is for; null = the whole school. */
  Section: Nullable(Type.String()),
  /** How many attachments it has. */
  PiecesJointes: Type.Integer({ minimum: 0 }),
  /** Whether the student has opened it; to staff who look at her it is always true, since that is hers to know. */
  Lu: Type.Boolean(),
});

/** GET …/Dashboard01: newest publication first. */
export const NoticeListAnswer = Type.Array(NoticeAnswer);

/** One of GET …/Dashboard01/{AnnonceID}: an attachment, fetched at /api/v1/files/{PieceJointeFichierID}. */
export const NoticeAttachmentAnswer = Shape({
  PieceJointeFichierID: Id,
  PieceJointeFichierNom: Type.String(),
});

/** GET …/Dashboard01/{AnnonceID} */
export const NoticeAttachmentListAnswer = Type.Array(NoticeAttachmentAnswer);

export type Notice = Static<typeof NoticeAnswer>;
export type NoticeAttachment = Static<typeof NoticeAttachmentAnswer>;
