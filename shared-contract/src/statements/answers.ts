import { type Static, Type } from '@sinclair/typebox';
import { Cents, Day, Id, Instant, Nullable, Shape } from '../base/answer-types';

const Count = Type.Integer({ minimum: 0 });

const transfer = {
  Compte: Type.String(),
  /** As the bank numbers them. */
  Releve: Type.String(),
  Reference: Type.String(),
  Date: Day,
  /** Negative for what left the account. */
  Montant: Cents,
  Communication: Type.String(),
};

const matched = {
  ...transfer,
  CommandeID: Id,
  CommandeVCS: Type.String(),
  CommandeMontant: Cents,
  /** Received for the order so far. */
  Recu: Cents,
};

const TransferShape = Shape(transfer);

/**
 * Every credit of the statement, and whatever was taken back, stands in exactly one list (CONTRACT §1).
 */
export const StatementReportAnswer = Shape({
  /** Name of the import, by which it can be taken back; null for a trial, which changed nothing. */
  Import: Nullable(Type.String()),
  /** The order is paid, to the cent. */
  payees: Type.Array(Shape(matched)),
  /** Something is still missing. */
  partielles: Type.Array(Shape({ ...matched, Reste: Cents })),
  /** More came in than was asked for. */
  excedents: Type.Array(Shape({ ...matched, Excedent: Cents })),
  /** No structured communication of an order: left alone. */
  inconnues: Type.Array(TransferShape),
  /** Taken over from an earlier import. */
  dejaVues: Type.Array(TransferShape),
  /** Taken back from an order by the bank: negative amounts; the order owes `Reste` again. */
  reprises: Type.Array(Shape({ ...matched, Reste: Cents })),
  /** Taken back by the bank, nobody can tell from which order: for a person to decide. */
  reprisesInconnues: Type.Array(TransferShape),
});

const StatementRowShape = Shape({
  /** Eight hexadecimal figures. */
  Import: Type.String(),
  Fichier: Type.String(),
  ImporteLe: Instant,
  /** Account; null for the command line, and once the account is gone. */
  Par: Nullable(Type.String()),
  AnnuleLe: Nullable(Instant),
  /** False once its report was erased. */
  AUnRapport: Type.Boolean(),
});

const TakenBackShape = Shape({
  RepriseID: Id,
  Import: Type.String(),
  CommandeID: Nullable(Id),
  Matricule: Nullable(Type.String()),
  Date: Day,
  Montant: Cents,
  Communication: Type.String(),
  /** When somebody of the desk said that it was looked at, and who. */
  VueLe: Nullable(Instant),
  VuePar: Nullable(Type.String()),
});

/** GET /extranet/gestion/releves */
export const StatementsAnswer = Shape({
  /** Newest first. */
  Imports: Type.Array(StatementRowShape),
  /** What the bank took back; those to look at first. */
  Reprises: Type.Array(TakenBackShape),
  /** How many of them wait for somebody to look at them. */
  AVoir: Count,
  /** Bytes that a statement may have at most. */
  TailleMax: Count,
});

export type StatementReport = Static<typeof StatementReportAnswer>;
export type Transfer = Static<typeof TransferShape>;
export type StatementRow = Static<typeof StatementRowShape>;
export type TakenBack = Static<typeof TakenBackShape>;
export type Statements = Static<typeof StatementsAnswer>;
