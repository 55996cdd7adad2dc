import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, Shape } from '../base/answer-types';
import { PaiRowAnswer } from '../signature/answers';

/** GET …/DecretInclusif (S2 §3 Inclusive request); 204 when the student has no file. Health data. */
export const InclusiveRequestAnswer = Shape({
  DemandeDecretInclusifID: Id,
  EtudiantID: Id,
  EtudiantDecretInclusif: Type.Boolean(),
  DemandeDecretInclusifDiagnostique: Nullable(Type.String()),
  DemandeDecretInclusifSpecialiste: Nullable(Type.String()),
  DemandeDecretInclusifDifficultes: Nullable(Type.String()),
  DemandeDecretInclusifOrganisme: Nullable(Type.String()),
  DemandeDecretInclusifAmenagements: Nullable(Type.String()),
  DemandeDecretInclusifAccompagnement: Nullable(Type.String()),
  DemandeDecretInclusifDateDerniereSoumission: Nullable(Instant),
  /** The individual support plan (PAI); null while none is ready. */
  Pai: Nullable(
    Shape({
      /** null while it waits for her signature. */
      SigneLe: Nullable(Instant),
      /** Number of the signature's receipt. */
      Recu: Nullable(Type.String()),
      /** Arrangements once signed or no longer signable; before that they are read on the signature page. */
      Items: Type.Array(PaiRowAnswer),
    }),
  ),
});

/** One of GET …/DecretInclusif01: a PDF attachment. */
export const InclusiveDocumentAnswer = Shape({
  DocumentID: Id,
  DocumentName: Type.String(),
  DemandeDecretInclusifDocumentDate: Instant,
});

/** GET …/DecretInclusif01 */
export const InclusiveDocumentListAnswer = Type.Array(InclusiveDocumentAnswer);

export type InclusiveRequest = Static<typeof InclusiveRequestAnswer>;
export type InclusiveDocument = Static<typeof InclusiveDocumentAnswer>;
