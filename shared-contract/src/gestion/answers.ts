import { type Static, Type } from '@sinclair/typebox';
import { Credits, Day, Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

const Kind = OneOf(['document', 'absence', 'intervention', 'pae', 'signature', 'stage', 'pai']);
const Outcome = OneOf(['accepte', 'refuse', 'repondu']);

/** Somebody who works at the desk; no account has another name than the one it signs in with. */
const Colleague = Shape({ CompteID: Id, Nom: Type.String() });

/** One request that waits, as the queue lists it. */
export const DeskRowAnswer = Shape({
  Genre: Kind,
  ID: Id,
  EtudiantMatricule: Type.String(),
  Nom: Type.String(),
  Prenom: Type.String(),
  /** What it is about: a document's title, the days missed, the order, the credits, the student's words. */
  Objet: Type.String(),
  /** The section's code and block: `GES B2`. */
  Section: Type.String(),
  /** Since when it waits. */
  Depuis: Instant,
  /** The file that goes with it, and the version of the annual programme: what was listed is what is decided. */
  DocumentID: Nullable(Id),
  Version: Nullable(Type.Integer()),
  /** Who looks after it; null = nobody yet. */
  AttribueeA: Nullable(Colleague),
});

/** GET /extranet/gestion/demandes: at most 200 rows; the counts are of all that the person may see. */
export const DeskQueueAnswer = Shape({
  Lignes: Type.Array(DeskRowAnswer),
  /** How many wait with these filters, the kind aside. */
  Comptes: Shape({
    document: Type.Integer(),
    absence: Type.Integer(),
    intervention: Type.Integer(),
    pae: Type.Integer(),
    signature: Type.Integer(),
    stage: Type.Integer(),
    pai: Type.Integer(),
    retard: Type.Integer(),
  }),
  /** How many of this kind are hers who asks, and nobody's, with the other filters. */
  Attributions: Shape({ moi: Type.Integer(), personne: Type.Integer() }),
  /** Kinds that the person who asks may decide of somewhere. */
  Genres: Type.Array(Kind),
  /** Account of who asks. */
  MoiCompteID: Id,
  /** Who decides of requests in these sections, the one who asks among them, and of which acts. */
  Collegues: Type.Array(
    Shape({ CompteID: Id, Nom: Type.String(), Actes: Type.Array(OneOf(['demandes', 'pae', 'inclusif'])) }),
  ),
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

/** The annual programme that a request is about, as it stands now. */
const Programme = Shape({
  Annee: Type.String(),
  /** Credits of what is chosen, and between which they are asked to be. */
  ECTS: Credits,
  ECTSMin: Nullable(Credits),
  ECTSMax: Nullable(Credits),
  /** The student's words: with what she submitted, or what is wrong in what she had to sign. */
  Commentaire: Nullable(Type.String()),
  /** What the school told her last. */
  DejaDit: Nullable(Type.String()),
  /** What is chosen, and what the school proposed and she unticked, level by level. */
  Unites: Type.Array(
    Shape({
      Niveau: Type.String(),
      Code: Type.String(),
      Libelle: Type.String(),
      ECTS: Credits,
      Choisie: Type.Boolean(),
    }),
  ),
  /** What the rules of the composition say of it; nothing of it forbids to validate. */
  Alertes: Type.Array(
    Shape({
      Genre: OneOf(['minimum', 'maximum', 'plafond', 'corequis']),
      Limite: Nullable(Credits),
      Code: Nullable(Type.String()),
      /** Code of the corequisite that is not chosen. */
      Requis: Nullable(Type.String()),
    }),
  ),
  /** What was read is what is decided. */
  Version: Type.Integer(),
});

/** GET /extranet/gestion/demandes/{genre}/{id}: one request, with what its student's file says beside it. */
export const DeskItemAnswer = Shape({
  Genre: Kind,
  ID: Id,
  Objet: Type.String(),
  /** More of it: what was asked for, the exams missed, the lines of the order. */
  Details: Type.Array(Shape({ Libelle: Type.String(), Valeur: Type.String() })),
  Programme: Nullable(Programme),
  /** The support plan to prepare: what is proposed for each unit, and whether the plan has other arrangements already. */
  Plan: Nullable(Shape({ Amenagements: Type.String(), EstRempli: Type.Boolean() })),
  Depuis: Instant,
  /** What was read is what is decided: of an annual programme, of an internship. */
  Version: Nullable(Type.Integer()),
  /** False once somebody decided of it. */
  Attend: Type.Boolean(),
  /** Who looks after it, and to whom it can be given: whoever may decide of it. */
  AttribueeA: Nullable(Colleague),
  Collegues: Type.Array(Colleague),
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

/** POST …/acceptations: what became of each, in the order in which they were sent. */
export const DeskBatchAnswer = Shape({
  Resultats: Type.Array(
    Shape({
      ID: Id,
      /** null where it was not decided. */
      DecisionID: Nullable(Id),
      /** Why it was not decided. */
      Refus: Nullable(Type.String()),
    }),
  ),
  /** How many of their students are told by mail. */
  Prevenus: Type.Integer(),
  /** Seconds left to take them back. */
  DelaiSecondes: Type.Integer(),
});

/** POST /extranet/gestion/decisions/reprises */
export const DeskTakenBackAnswer = Shape({
  Resultats: Type.Array(Shape({ DecisionID: Id, Refus: Nullable(Type.String()) })),
});

/** PUT …/attribution: who looks after it now. */
export const DeskAssignmentAnswer = Shape({ AttribueeA: Nullable(Colleague) });

/** POST /extranet/gestion/attributions: what became of each, in the order in which they were sent. */
export const DeskAssignmentsAnswer = Shape({
  Resultats: Type.Array(
    Shape({
      Genre: Kind,
      ID: Id,
      /** Why it stays with whom it was. */
      Refus: Nullable(Type.String()),
    }),
  ),
});

export type DeskKind = Static<typeof Kind>;
export type DeskRow = Static<typeof DeskRowAnswer>;
export type DeskQueue = Static<typeof DeskQueueAnswer>;
export type DeskItem = Static<typeof DeskItemAnswer>;
export type DeskProgramme = Static<typeof Programme>;
export type DeskDecision = Static<typeof DeskDecisionAnswer>;
export type DeskBatch = Static<typeof DeskBatchAnswer>;
export type DeskColleague = Static<typeof Colleague>;
export type DeskAssignment = Static<typeof DeskAssignmentAnswer>;
export type DeskAssignments = Static<typeof DeskAssignmentsAnswer>;
export type DeskTakenBack = Static<typeof DeskTakenBackAnswer>;
