import { type Static, Type } from '@sinclair/typebox';
import { Credits, Id, Instant, Nullable, Shape } from '../base/answer-types';
import { REENROLMENT_LAST_STEP } from '../base/limits';

const Master = Shape({
  ID: Id,
  Display: Type.String(),
  /** false: its units are not in the portal, so the secretariat enrols and nothing is composed. */
  HasProgramme: Type.Boolean(),
});

/** GET …/Reinscription (S1 §3 Re-enrolment). */
export const ReenrolmentAnswer = Shape({
  /** Masters to choose from; empty = step 5 is left out. */
  DiplomeID: Type.Array(Master),
  /** The master chosen so far. */
  DiplomeChoisiID: Nullable(Id),
  CoursLangue3ID: Nullable(Id),
  NeedLangue3: Type.Boolean(),
  HasBourse: Nullable(Type.Boolean()),
  BourseNumBourse: Nullable(Type.String()),
  BourseFichierID: Nullable(Id),
  /** Name of that file, with its extension. */
  BourseFichierNom: Nullable(Type.String()),
  /** The step that comes next, 0 to 5; null once the wizard is finished. */
  Etape: Nullable(Type.Integer({ minimum: 0, maximum: REENROLMENT_LAST_STEP })),
});

const IdOrNew = Type.Integer({ minimum: -1, description: '-1 = nouveau' });
const Field = Nullable(Type.String());

/** GET …/Reinscription01/{id}, what the form starts from; -1 is a new address, its fields null (S1 §7). */
export const AddressFormAnswer = Shape({
  AdresseID: IdOrNew,
  AdresseLigne1: Field,
  AdresseLigne2: Field,
  AdresseCodePostal: Field,
  AdresseLocalite: Field,
  AdresseEtat: Field,
  PaysID: Nullable(Id),
  Pays: Field,
  TypeAdresseID: Nullable(Id),
  TypeAdresse: Field,
  Usage: Field,
});

/** GET …/Reinscription02/{id}, what the form starts from; -1 is a new contact mean, its fields null. */
export const ContactMeanFormAnswer = Shape({
  MoyenContactID: IdOrNew,
  TypeMoyenContactID: Nullable(Id),
  TypeMoyenContact: Field,
  Usage: Field,
  MoyenContactValeur: Field,
  QualificationMoyenContact: Field,
});

/** GET …/Reinscription06 (S2 §3 PAE constraints). */
export const PaeConstraintsAnswer = Shape({
  ECTSMin: Nullable(Credits),
  ECTSMax: Nullable(Credits),
  /** Credits of one year of study in the programme. */
  ECTSAnnee: Credits,
  Commentaire: Nullable(Type.String()),
  IsSubmit: Type.Boolean(),
  IsOptionsGroupees: Type.Boolean(),
  AnneeAcademiqueValeur: Type.String(),
  /** Version that a save is based on; older ones are refused. */
  Version: Type.Integer(),
  /** Instants of the last save and of the submission. */
  DateSauvegarde: Nullable(Instant),
  DateSoumission: Nullable(Instant),
  /** Coordinator's comment when giving the programme back. */
  DemandeModification: Nullable(Type.String()),
});

export type Reenrolment = Static<typeof ReenrolmentAnswer>;
export type AddressForm = Static<typeof AddressFormAnswer>;
export type ContactMeanForm = Static<typeof ContactMeanFormAnswer>;
export type PaeConstraints = Static<typeof PaeConstraintsAnswer>;
