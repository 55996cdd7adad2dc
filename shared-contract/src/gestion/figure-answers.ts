import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Instant, Shape } from '../base/answer-types';

const Count = Type.Integer({ minimum: 0 });

/** A title of the catalogue as this year's orders ask for it. */
const PrintRow = Shape({
  CodeInterne: Type.String(),
  Libelle: Type.String(),
  /** Titles that are English in it. */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  /** Orders that hold it, and the copies they ask for. */
  Commandes: Count,
  Exemplaires: Count,
});

/** A section's students of the year and the documents that they still owe. */
const DocumentRow = Shape({
  ProgrammeID: Id,
  Libelle: Type.String(),
  Etudiants: Count,
  /** Students who owe nothing. */
  Complets: Count,
  /** Documents not handed in, or refused. */
  Manquants: Count,
});

/** The groups of practical work of one course. */
const GroupRow = Shape({
  Code: Type.String(),
  Libelle: Type.String(),
  /** Titles that are English in it. */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  Groupes: Count,
  /** Groups without a place left. */
  Complets: Count,
  Prises: Count,
  Places: Count,
});

/** A section's annual programmes of the year, by their state. */
const PaeRow = Shape({
  ProgrammeID: Id,
  Libelle: Type.String(),
  /** Submitted, and not decided of yet. */
  EnAttente: Count,
  AModifier: Count,
  ASigner: Count,
  Signes: Count,
});

/** GET /extranet/gestion/chiffres: numbers of the sections of who asks, as of now; nobody is named in them. */
export const FiguresAnswer = Shape({
  Le: Instant,
  Impression: Type.Array(PrintRow),
  Documents: Type.Array(DocumentRow),
  Groupes: Type.Array(GroupRow),
  Pae: Type.Array(PaeRow),
  /** Annual programmes that wait, by the day on which they were submitted, the oldest first. */
  PaeParJour: Type.Array(Shape({ Jour: Day, EnAttente: Count })),
});

export type Figures = Static<typeof FiguresAnswer>;
