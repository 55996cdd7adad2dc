import { type Static, Type } from '@sinclair/typebox';
import { Credits, Day, Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';

const Kind = OneOf(['document', 'absence', 'intervention', 'pae', 'signature', 'stage', 'pai']);
const Outcome = OneOf(['accepte', 'refuse', 'repondu']);

/** Somebody of the desk: by what name, and what she does at the school. */
const Colleague = Shape({ CompteID: Id, Nom: Type.String(), Fonction: Nullable(Type.String()) });

/** One request that waits, as the queue lists it. */
export const DeskRowAnswer = Shape({
  Genre: Kind,
  ID: Id,
  EtudiantMatricule: Type.String(),
  Nom: Type.String(),
  Prenom: Type.String(),
  /** Subject: a document's title, days missed, an order, credits, the student's words. */
  Objet: Type.String(),
  /** The section's code and block: `GES B2`. */
  Section: Type.String(),
  /** Since when it waits. */
  Depuis: Instant,
  /** The file that goes with it, and the version of the annual programme: what was listed is what is decided. */
  DocumentID: Nullable(Id),
  Version: Nullable(Type.Integer()),
  /** Assignee; null = nobody yet. */
  AttribueeA: Nullable(Colleague),
});

/** GET /extranet/gestion/demandes: at most 200 rows; the counts are of all that the person may see. */
export const DeskQueueAnswer = Shape({
  Lignes: Type.Array(DeskRowAnswer),
  /** Counts under these filters, except by kind. */
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
  /** Counts assigned to the reader and to nobody, with the other filters. */
  Attributions: Shape({ moi: Type.Integer(), personne: Type.Integer() }),
  /** Kinds that the person who asks may decide of somewhere. */
  Genres: Type.Array(Kind),
  /** Account of who asks. */
  MoiCompteID: Id,
  /** Staff who decide in these sections, the reader included, with their acts. */
  Collegues: Type.Array(
    Shape({
      CompteID: Id,
      Nom: Type.String(),
      Fonction: Nullable(Type.String()),
      Actes: Type.Array(OneOf(['demandes', 'pae', 'inclusif'])),
    }),
  ),
  /** Sections of the person who asks. */
  Sections: Type.Array(Shape({ ProgrammeID: Id, Libelle: Type.String(), Code: Type.String() })),
  /** Now, by the portal's clock: ages are counted from it. */
  Maintenant: Instant,
});

/** Earlier decision on a request. */
const PastDecision = Shape({
  Issue: Outcome,
  Texte: Type.String(),
  Le: Instant,
  /** Decider; null for the school's own commands. */
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
  /** The school's latest words to the student. */
  DejaDit: Nullable(Type.String()),
  /** Chosen units, and proposed ones that were unticked, level by level. */
  Unites: Type.Array(
    Shape({
      Niveau: Type.String(),
      Code: Type.String(),
      Libelle: Type.String(),
      UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
      ECTS: Credits,
      Choisie: Type.Boolean(),
    }),
  ),
  /** Warnings of the composition rules; none forbids validation. */
  Alertes: Type.Array(
    Shape({
      Genre: OneOf(['minimum', 'maximum', 'plafond', 'corequis']),
      Limite: Nullable(Credits),
      Code: Nullable(Type.String()),
      /** Code of the corequisite that is not chosen. */
      Requis: Nullable(Type.String()),
    }),
  ),
  /** Version read, for optimistic locking. */
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
  /** Version read, for optimistic locking: of an annual programme, of an internship. */
  Version: Nullable(Type.Integer()),
  /** False once somebody decided of it. */
  Attend: Type.Boolean(),
  /** Assignee, and candidates: whoever may decide of it. */
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
  /** Text shown to the student. */
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
      /** Reason why it was not decided. */
      Refus: Nullable(Type.String()),
    }),
  ),
  /** Number of students notified by mail. */
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
      /** Reason why it was not reassigned. */
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
