import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

/** One of GET …/Documents (S2 §3 Required document, CONTRACT §3). */
export const RequiredDocumentAnswer = Shape({
  ID: Id,
  Title: Type.String(),
  /** What is handed in becomes the identity photo. */
  EstPhoto: Type.Boolean(),
  Message: Nullable(Type.String()),
  Statut: OneOf(['demande', 'recu', 'refuse', 'accepte']),
  /** Reason of the refusal. */
  Motif: Nullable(Type.String()),
  /** Date of the current state; null before any. */
  Date: Nullable(Instant),
  /** Name of the file that was sent, with its extension. */
  Fichier: Nullable(Type.String()),
});

/** GET …/Documents */
export const RequiredDocumentListAnswer = Type.Array(RequiredDocumentAnswer);

/** One of GET …/Inscription03/{id}: a downloadable file of an enrolment (S2 §3). */
export const StoredFileAnswer = Shape({
  /** Name with its extension, as printDocument takes it. */
  FullName: Type.String(),
  Name: Type.String(),
  Extension: Type.String(),
  ContentType: Type.String(),
  LastModified: Instant,
  /** Bytes; null for what the server makes when it is asked for. */
  Taille: Nullable(Type.Integer({ minimum: 0 })),
  /** Already served to its owner. */
  Lu: Type.Boolean(),
  /** Missing conditions, one sentence each; empty when available. */
  Manque: Type.Array(Type.String()),
});

/** GET …/Inscription03/{id} */
export const StoredFileListAnswer = Type.Array(StoredFileAnswer);

/** POST /files */
export const UploadedFileAnswer = Shape({ DocumentID: Id });

/** POST /files/empreintes: the deposit of this SHA-256, the first one if there were several. */
export const FingerprintAnswer = Shape({
  Empreinte: Type.String(),
  Date: Instant,
});

/** POST …/files/{id}/updatePicture: where the identity photo is to be had. */
export const PhotoAnswer = Shape({ PersonnePhoto: Type.String() });

/** GET /attestations/{code}, open to anyone: what a printed document is, and nothing more of its holder. */
export const AttestationAnswer = Shape({
  /** Printed form, in three groups of four. */
  Code: Type.String(),
  Nature: OneOf(['releveNotes', 'attestationInscription']),
  /** The kind in words. */
  Libelle: Type.String(),
  Date: Day,
  Initiales: Type.String(),
});

/** POST …/Calendrier: the secret address to which a calendar program subscribes; shown once. */
export const CalendarAddressAnswer = Shape({ Adresse: Type.String() });

/** GET …/Calendrier: since when there is such an address; null while there is none. */
export const CalendarSubscriptionAnswer = Shape({ CreeeLe: Nullable(Instant) });

export type RequiredDocument = Static<typeof RequiredDocumentAnswer>;
export type StoredFile = Static<typeof StoredFileAnswer>;
export type UploadedFile = Static<typeof UploadedFileAnswer>;
export type Fingerprint = Static<typeof FingerprintAnswer>;
export type Photo = Static<typeof PhotoAnswer>;
export type Attestation = Static<typeof AttestationAnswer>;
export type CalendarAddress = Static<typeof CalendarAddressAnswer>;
export type CalendarSubscription = Static<typeof CalendarSubscriptionAnswer>;
