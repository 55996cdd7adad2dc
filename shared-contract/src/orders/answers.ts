import { type Static, Type } from '@sinclair/typebox';
import { Cents, Day, Id, Instant, Nullable, RecuReference, Shape } from '../base/answer-types';

const supportFields = {
  TypeSupportCours: Type.String(),
  SupportCoursLibelle: Type.String(),
  SupportCoursCodeInterne: Type.String(),
  SupportCoursPrix: Cents,
  SupportCoursPrixDisplay: Type.String(),
  /** Labels of the learning activities that use the support. */
  ActiviteApprentissageLiees: Type.Array(Type.String()),
  /** Titles that are English in what the line names (`passagesOf`). */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  LigneCommandeQuantite: Type.Integer({ minimum: 0 }),
};

/** One of GET …/Commandes (S1 §3 Order). */
export const OrderAnswer = Shape({
  CommandeID: Id,
  CommandeDateHeure: Instant,
  CommandeMontant: Cents,
  CommandeMontantDisplay: Type.String(),
  CommandeMontantSyllabus: Cents,
  /** To pay on ordering: the deposit, or the whole amount once the academic year began. */
  CommandeAcompte: Cents,
  /** Balance after the deposit; 0 when all was due at once. */
  CommandeSolde: Cents,
  /** Last day to pay the balance; null when there is none. */
  CommandeSoldeEcheance: Nullable(Day),
  /** Received so far. */
  CommandeMontantPaye: Cents,
  /** Day of the last transfer received; null before the first. */
  CommandeDatePaiement: Nullable(Day),
  /** Account to pay to, without spaces, and whose it is. */
  CommandeIBAN: Type.String(),
  CommandeBeneficiaire: Type.String(),
  /** Structured payment reference, `+++ddd/dddd/ddddd+++`. */
  CommandeVCS: Type.String(),
  /** All is paid (CONTRACT §5.10). */
  CommandePaye: Type.Boolean(),
  /** The deposit came in, but not all. */
  CommandeAcompteRecu: Type.Boolean(),
  CommandeDisplay: Type.String(),
  EstBoursier: Type.Boolean(),
  /** State of the intervention; null without one. */
  Message: Nullable(Type.String()),
});

/** GET …/Commandes: newest first. */
export const OrderListAnswer = Type.Array(OrderAnswer);

/** One of GET …/Commandes01/{CommandeID} (S1 §3 Order line). */
export const OrderLineAnswer = Shape(supportFields);

/** GET …/Commandes01/{CommandeID} */
export const OrderLineListAnswer = Type.Array(OrderLineAnswer);

/** One of GET …/CommandeSyllabus and …/CommandeSyllabus01: a support on sale, its quantity 0. */
export const SupportAnswer = Shape({
  ...supportFields,
  /** Copies that may still be ordered; null = as many as are asked for. */
  SupportCoursRestants: Nullable(Type.Integer({ minimum: 0 })),
});

/** GET …/CommandeSyllabus, …/CommandeSyllabus01 */
export const SupportListAnswer = Type.Array(SupportAnswer);

/** One of GET …/order-intervention, and what POST …/order-intervention answers. */
export const InterventionAnswer = Shape({
  CommandeID: Id,
  Date: Instant,
  Message: Nullable(Type.String()),
});

/** GET …/order-intervention */
export const InterventionListAnswer = Type.Array(InterventionAnswer);

/** POST …/commandeSyllabus: every figure is the server's. */
export const OrderCreatedAnswer = Shape({
  CommandeID: Id,
  CommandeVCS: Type.String(),
  CommandeMontantSyllabus: Cents,
  CommandeMontantDisplay: Type.String(),
  Recu: RecuReference,
});

/** GET …/CommandeConditions: the school's conditions of sale, and the year that an order of today is for. */
export const SaleConditionsAnswer = Shape({
  /** Percent of the total to pay before `AnneeDebut`. */
  AcomptePourcent: Type.Integer(),
  /** Percent of the price that a cancelled order costs at least. */
  AnnulationPourcent: Type.Integer(),
  /** Days between payment and delivery, at least. */
  LivraisonJours: Type.Integer(),
  /** Weeks after which unclaimed supports are sold again. */
  RepriseSemaines: Type.Integer(),
  /** Days between the balance and `AnneeDebut`. */
  SoldeJours: Type.Integer(),
  /** `MM-DD`: the last distribution after it ends the pick-up. */
  RetraitApres: Type.String(),
  /** First day of the academic year that an order of today is for. */
  AnneeDebut: Day,
});

export type SaleConditions = Static<typeof SaleConditionsAnswer>;
export type Order = Static<typeof OrderAnswer>;
export type OrderLine = Static<typeof OrderLineAnswer>;
export type Support = Static<typeof SupportAnswer>;
export type Intervention = Static<typeof InterventionAnswer>;
export type OrderCreated = Static<typeof OrderCreatedAnswer>;
