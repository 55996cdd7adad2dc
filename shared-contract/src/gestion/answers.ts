import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

const Kind = OneOf(['document', 'absence', 'intervention']);
const Outcome = OneOf(['accepte', 'refuse', 'repondu']);

/** One request that waits, as the queue lists it. */
export const DeskRowAnswer = Shape({
  Genre: Kind,
  ID: Id,
  EtudiantMatricule: Type.String(),
  Nom: Type.String(),
  Prenom: Type.String(),
  /** What it is about: a document's title, the days missed, the order. */
  Objet: Type.String(),
  /** The section's code and block: `GES B2`. */
  Section: Type.String(),
  /** Since when it waits. */
  Depuis: Instant,
});

/** GET /extranet/gestion/demandes: at most 200 rows; the counts are of all that the person may see. */
export const DeskQueueAnswer = Shape({
  Lignes: Type.Array(DeskRowAnswer),
  /** How many wait with these filters, the kind aside. */
  Comptes: Shape({
    document: Type.Integer(),
    absence: Type.Integer(),
    intervention: Type.Integer(),
    retard: Type.Integer(),
  }),
  /** Sections of the person who asks. */
  Sections: Type.Array(Shape({ ProgrammeID: Id, Libelle: Type.String(), Code: Type.String() })),
  /** Now, by the portal's clock: ages are counted from it. */
  Maintenant: Instant,
});

/** What was decided of a request before. */
const PastDecision = Shape({
  Issue: Outcome,
  Texte: Type.String(),
  Le: Instant,
  /** Who; null for the school's own commands. */
  Par: Nullable(Type.String()),
  RepriseLe: Nullable(Instant),
});

/** GET /extranet/gestion/demandes/{genre}/{id}: one request, with what its student's file says beside it. */
export const DeskItemAnswer = Shape({
  Genre: Kind,
  ID: Id,
  Objet: Type.String(),
  /** More of it: what was asked for, the exams missed, the lines of the order. */
  Details: Type.Array(Shape({ Libelle: Type.String(), Valeur: Type.String() })),
  Depuis: Instant,
  /** False once somebody decided of it. */
  Attend: Type.Boolean(),
  /** The file that goes with it; null where there is none. */
  Piece: Nullable(Shape({ DocumentID: Id, Nom: Type.String(), Type: Type.String(), Taille: Type.Integer() })),
  Etudiant: Shape({
    Matricule: Type.String(),
    Nom: Type.String(),
    Prenom: Type.String(),
    Prenoms: Type.String(),
    DateNaissance: Nullable(Day),
    Nationalite: Nullable(Type.String()),
    Niveau: Type.String(),
    Annee: Type.String(),
    Programme: Type.String(),
  }),
  Historique: Type.Array(PastDecision),
  /** Other requests of hers that wait. */
  Autres: Type.Array(Shape({ Genre: Kind, ID: Id, Objet: Type.String(), Depuis: Instant })),
});

/** POST …/decision */
export const DeskDecisionAnswer = Shape({
  DecisionID: Id,
  Issue: Outcome,
  /** What the student reads. */
  Texte: Type.String(),
  /** Seconds left to take it back. */
  DelaiSecondes: Type.Integer(),
  /** False where her file has no e-mail address. */
  Previent: Type.Boolean(),
});

export type DeskKind = Static<typeof Kind>;
export type DeskRow = Static<typeof DeskRowAnswer>;
export type DeskQueue = Static<typeof DeskQueueAnswer>;
export type DeskItem = Static<typeof DeskItemAnswer>;
export type DeskDecision = Static<typeof DeskDecisionAnswer>;
