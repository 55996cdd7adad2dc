import { type Static, Type } from '@sinclair/typebox';
import { Credits, Id, Nullable, RecuReference, Shape } from '../base/answer-types';

/** One unit of a PAE to sign (S2 §3). */
export const SignatureUnitAnswer = Shape({
  ConstitutionProgrammeUECode: Type.String(),
  ConstitutionProgrammeUELibelle: Type.String(),
  /** Given in English: so is its title, as a rule (`titleLanguage`). */
  UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
  ConstitutionProgrammeUEQuadri: Nullable(Type.String()),
  ConstitutionProgrammeUEECTS: Credits,
  /** Validated in another diploma: a table of its own, not in the total. */
  IsTransfert: Type.Boolean(),
});

/** GET …/SignaturePAE; 204 when there is nothing to sign. */
export const SignaturePaeAnswer = Shape({
  InscriptionID: Id,
  /** SHA-256 of the list, hexadecimal: what was read is what is signed. */
  Empreinte: Type.String(),
  Items: Type.Array(SignatureUnitAnswer),
  /** Address of the general study regulations. */
  ReglementEtudes: Type.String(),
});

/** One row of the individual support plan (S2 §3 PAI rows). Health data. */
export const PaiRowAnswer = Shape({
  UniteEnseignementCode: Type.String(),
  Libelle: Type.String(),
  /** Given in English: so is its title, as a rule (`titleLanguage`). */
  UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
  Amenagements: Type.String(),
});

/** GET …/SignaturePAI; 204 when there is nothing to sign. */
export const SignaturePaiAnswer = Shape({
  DemandeDecretInclusifID: Id,
  Items: Type.Array(PaiRowAnswer),
});

/** POST …/SignaturePAE, …/SignaturePAI */
export const SignedAnswer = Shape({ Recu: RecuReference });

export type SignatureUnit = Static<typeof SignatureUnitAnswer>;
export type SignaturePae = Static<typeof SignaturePaeAnswer>;
export type PaiRow = Static<typeof PaiRowAnswer>;
export type SignaturePai = Static<typeof SignaturePaiAnswer>;
export type Signed = Static<typeof SignedAnswer>;
