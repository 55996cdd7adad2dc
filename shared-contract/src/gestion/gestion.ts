import { FREE_TEXT_MAX } from '../base/limits';
import type { DeskKind } from './answers';

export type {
  DeskAssignments,
  DeskBatch,
  DeskColleague,
  DeskDecision,
  DeskItem,
  DeskKind,
  DeskProgramme,
  DeskQueue,
  DeskRow,
  DeskTakenBack,
} from './answers';

/** Kinds of requests that the desk decides, in the order of its tabs (CONTRACT §7.11). */
export const DESK_KINDS = [
  'document',
  'absence',
  'intervention',
  'pae',
  'signature',
  'stage',
  'pai',
] as const;

/**
 * What an account of the desk may do in a section: decide of requests, move windows, write notices, read figures, decide
 * of annual programmes, edit catalogues, prepare support plans.
 */
export const DESK_ACTS = [
  'demandes',
  'periodes',
  'valves',
  'chiffres',
  'pae',
  'catalogues',
  'inclusif',
] as const;

export type DeskAct = (typeof DESK_ACTS)[number];

/** Health: no role has it, and an account only where it was given by its name (docs/decisions/0082). */
export const NARROW_ACT = 'inclusif' satisfies DeskAct;

/** Acts that decide of requests. */
export const REQUEST_ACTS = ['demandes', 'pae', 'inclusif'] as const satisfies readonly DeskAct[];

export type RequestAct = (typeof REQUEST_ACTS)[number];

/** Which act a kind of request is decided by. */
export const ACT_OF_KIND: Readonly<Record<DeskKind, RequestAct>> = {
  document: 'demandes',
  absence: 'demandes',
  intervention: 'demandes',
  pae: 'pae',
  signature: 'pae',
  stage: 'demandes',
  pai: 'inclusif',
};

/** What may be decided of a request. */
export const DESK_OUTCOMES = ['accepte', 'refuse'] as const;

export type DeskOutcome = (typeof DESK_OUTCOMES)[number];

/** A support plan is prepared, and refused by nobody. */
export const canRefuse = (kind: DeskKind): boolean => kind !== 'pai';

/** A refusal says why; so does any answer to a student who said what is wrong. */
export const needsWords = (kind: DeskKind, outcome: DeskOutcome): boolean =>
  outcome === 'refuse' || kind === 'signature';

/**
 * Kinds of which several are accepted at once: their acceptance says nothing of its own. An intervention is an amount, an
 * answer to a report is words: each of them is opened.
 */
export const BATCH_KINDS = ['document', 'absence', 'pae'] as const satisfies readonly DeskKind[];

export type BatchKind = (typeof BATCH_KINDS)[number];

/** Whether several of this kind are accepted at once. */
export const isBatchKind = (kind: DeskKind): kind is BatchKind => BATCH_KINDS.some((one) => one === kind);

/** In which order the queue comes: those who wait longest first, the newest first, or by name. */
export const DESK_SORTS = ['age', 'recent', 'nom'] as const;

export type DeskSort = (typeof DESK_SORTS)[number];

/** Of whom the queue shows what waits: of who asks, or of nobody yet. */
export const DESK_HOLDERS = ['moi', 'personne'] as const;

export type DeskHolder = (typeof DESK_HOLDERS)[number];

export const DESK_LIMITS = {
  /** Rows of one answer; the counts tell of the others. */
  rows: 200,
  /** Seconds in which a decision may be taken back, before the student is told. */
  takeBackSeconds: 10,
  /** Requests accepted, or given to somebody, at once. */
  batch: 50,
  /** More seconds for those that are accepted at once: the first may be taken back as long as the last. */
  batchSlackSeconds: 5,
  /** From this many days on a request is late. */
  lateDays: 5,
  /** Longest words for the student, by kind: those of an absence stand in its follow-up. */
  words: {
    document: 500,
    absence: 80,
    intervention: 450,
    pae: 500,
    signature: 500,
    stage: 500,
    pai: FREE_TEXT_MAX,
  },
} as const;

/** A reason that the school gives often: what it is called, and the words that the student reads. */
export interface ReasonTemplate {
  readonly label: string;
  readonly text: string;
}

/** The school's usual answers to a reported problem, where the programme stays as it is. */
export const ANSWER_TEMPLATES: readonly ReasonTemplate[] = [
  { label: 'En ordre', text: 'Votre programme a été vérifié\u00a0: il est complet. Vous pouvez le signer.' },
  { label: 'Dispense', text: 'L’unité est couverte par une dispense\u00a0: elle n’a pas à y figurer.' },
  { label: 'Année suivante', text: 'L’unité n’est pas organisée cette année. Elle viendra l’an prochain.' },
];

/** What is arranged where the student asked for nothing in particular. */
export const USUAL_ARRANGEMENT = 'Un tiers de temps supplémentaire aux évaluations écrites.';

/** What a support plan often arranges. */
export const ARRANGEMENT_TEMPLATES: readonly ReasonTemplate[] = [
  { label: 'Temps', text: USUAL_ARRANGEMENT },
  { label: 'Énoncé', text: 'Un énoncé agrandi, en police 14, aux évaluations écrites.' },
  { label: 'Local', text: 'Une place au calme, dans un local à part, aux évaluations écrites.' },
];

/** The school's usual reasons for a refusal, by kind; keys 1 to 4 choose them. */
export const REASON_TEMPLATES: Readonly<Record<DeskKind, readonly ReasonTemplate[]>> = {
  document: [
    { label: 'Illisible', text: 'Le document est flou ou coupé. Reprenez-le à plat, en entier.' },
    { label: 'Incomplet', text: 'Une page ou une face manque. Envoyez tout dans un seul fichier.' },
    { label: 'Périmé', text: 'La date de validité est dépassée. Envoyez le document en cours.' },
    { label: 'Autre personne', text: 'Le nom ne correspond pas à celui de votre dossier.' },
  ],
  absence: [
    { label: 'Dates', text: 'Le certificat ne couvre pas ces dates.' },
    { label: 'Illisible', text: 'Le certificat est illisible.' },
    { label: 'Hors délai', text: 'Le certificat est arrivé hors délai.' },
    { label: 'Motif', text: 'Ce motif n’est pas reconnu par le règlement.' },
  ],
  intervention: [
    { label: 'Budget', text: 'Le budget de l’année est épuisé.' },
    { label: 'Hors liste', text: 'Ces supports ne sont pas de votre programme.' },
    { label: 'Déjà reçu', text: 'Une intervention couvre déjà ces supports.' },
    { label: 'Pièces', text: 'Des pièces manquent à votre dossier social. Prenez rendez-vous.' },
  ],
  pae: [
    { label: 'Trop peu', text: 'Votre programme compte trop peu de crédits. Ajoutez des unités.' },
    { label: 'Trop', text: 'Votre programme compte trop de crédits. Retirez des unités.' },
    { label: 'Corequis', text: 'Une unité choisie demande un corequis que vous n’avez pas. Ajoutez-le.' },
    { label: 'Horaire', text: 'Deux unités choisies ont cours au même moment. Gardez-en une.' },
  ],
  signature: [
    { label: 'À ajouter', text: 'Ajoutez l’unité qui manque, puis soumettez à nouveau votre programme.' },
    {
      label: 'À retirer',
      text: 'Retirez l’unité qui est de trop, puis soumettez à nouveau votre programme.',
    },
    { label: 'À revoir', text: 'Revoyez votre choix d’options, puis soumettez à nouveau votre programme.' },
    { label: 'Rendez-vous', text: 'Prenez rendez-vous avec votre coordination avant de le modifier.' },
  ],
  stage: [
    { label: 'Incomplet', text: 'Une partie manque ou n’est pas signée. Complétez, puis envoyez à nouveau.' },
    { label: 'Illisible', text: 'Le document est flou ou coupé. Reprenez-le à plat, en entier.' },
    { label: 'Dates', text: 'Les dates ne correspondent pas à la période de stage. Corrigez-les.' },
    { label: 'Lieu', text: 'Ce lieu de stage n’est pas reconnu. Prenez contact avec votre coordination.' },
  ],
  pai: [],
};

/** Whole days that a request has waited at `now`, never less than none. */
export const waitedDays = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 86_400_000));

/** True from the school's limit on. */
export const isLate = (since: string, now: string): boolean => waitedDays(since, now) > DESK_LIMITS.lateDays;
