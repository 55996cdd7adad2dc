import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { NOTICE_ACTS, NOTICE_PARTS, NOTICE_STATES } from './notices';

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
  /** Number of attachments. */
  PiecesJointes: Type.Integer({ minimum: 0 }),
  /** True once the student opened it; always true for staff, since that is private. */
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

const Named = Shape({ ProgrammeID: Id, Libelle: Type.String() });

const row = {
  AnnonceID: Id,
  AnnonceLibelle: Type.String(),
  Etat: OneOf(NOTICE_STATES),
  Debut: Instant,
  /** null = it stays. */
  Fin: Nullable(Instant),
  Urgente: Type.Boolean(),
  /** Audience; none = the whole school. */
  Sections: Type.Array(Named),
  /** Years of study that read it; none = all of them. */
  Blocs: Type.Array(Type.String()),
  PiecesJointes: Type.Integer({ minimum: 0 }),
  /** True when the reader has all of its sections. */
  Modifiable: Type.Boolean(),
};

const DeskNoticeRow = Shape(row);

const Section = Shape({
  ProgrammeID: Id,
  Code: Type.String(),
  Libelle: Type.String(),
  Cycle: Type.String(),
  /** Letters in front of the block in its years of study: `B` of `B2`. */
  Sigle: Type.String(),
  /** Number of blocks. */
  Blocs: Type.Integer(),
});

/** GET /extranet/gestion/valves: the notices of one's sections and of the whole school, newest first, 300 at most. */
export const DeskNoticesAnswer = Shape({
  Maintenant: Instant,
  Avis: Type.Array(DeskNoticeRow),
  /** Sections for which who asks may write. */
  Sections: Type.Array(Section),
  /** True when the reader has every section, which a notice to the whole school requires. */
  EcoleEntiere: Type.Boolean(),
  /** Urgent notices of the last 30 days among these. */
  UrgentsRecents: Type.Integer({ minimum: 0 }),
});

const File = Shape({
  DocumentID: Id,
  Nom: Type.String(),
  /** Media type. */
  Type: Type.String(),
  /** Bytes. */
  Taille: Type.Integer(),
});

const Change = Shape({
  ChangementID: Id,
  Acte: OneOf(NOTICE_ACTS),
  /** Changed parts. */
  Parties: Type.Array(OneOf(NOTICE_PARTS)),
  Le: Instant,
  /** Author; null when the account is gone. */
  Par: Nullable(Type.String()),
});

/** GET …/valves/{AnnonceID} */
export const DeskNoticeAnswer = Shape({
  ...row,
  /** Markup source; null when a package brought the text. */
  Texte: Nullable(Type.String()),
  /** Its words, line by line. */
  Lignes: Type.Array(Type.String()),
  Pieces: Type.Array(File),
  /** Version read, for optimistic locking. */
  Version: Type.Integer({ minimum: 0 }),
  /** Newest first, 50 at most. */
  Historique: Type.Array(Change),
});

/** GET …/valves/lecteurs: students of the year in progress whom a notice would reach. */
export const NoticeReadersAnswer = Shape({ Etudiants: Type.Integer({ minimum: 0 }) });

export type NoticeFile = Static<typeof File>;
export type NoticeChange = Static<typeof Change>;
export type DeskNoticeRow = Static<typeof DeskNoticeRow>;
export type DeskNotices = Static<typeof DeskNoticesAnswer>;
export type DeskNotice = Static<typeof DeskNoticeAnswer>;
export type NoticeReaders = Static<typeof NoticeReadersAnswer>;
