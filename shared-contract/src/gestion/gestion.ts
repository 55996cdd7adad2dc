export type { DeskDecision, DeskItem, DeskKind, DeskQueue, DeskRow } from './answers';

/** Kinds of requests that the desk decides, in the order of its tabs (CONTRACT §7.11). */
export const DESK_KINDS = ['document', 'absence', 'intervention'] as const;

/** What an account of the desk may do in a section: decide of requests, move windows, write notices, read figures. */
export const DESK_ACTS = ['demandes', 'periodes', 'valves', 'chiffres'] as const;

export type DeskAct = (typeof DESK_ACTS)[number];

/** What may be decided of a request. */
export const DESK_OUTCOMES = ['accepte', 'refuse'] as const;

export type DeskOutcome = (typeof DESK_OUTCOMES)[number];

/** In which order the queue comes: those who wait longest first, the newest first, or by name. */
export const DESK_SORTS = ['age', 'recent', 'nom'] as const;

export type DeskSort = (typeof DESK_SORTS)[number];

export const DESK_LIMITS = {
  /** Rows of one answer; the counts tell of the others. */
  rows: 200,
  /** Seconds in which a decision may be taken back, before the student is told. */
  takeBackSeconds: 10,
  /** From this many days on a request is late. */
  lateDays: 5,
  /** Longest words for the student, by kind: those of an absence stand in its follow-up. */
  words: { document: 500, absence: 80, intervention: 450 },
} as const;

/** A reason that the school gives often: what it is called, and the words that the student reads. */
export interface ReasonTemplate {
  readonly label: string;
  readonly text: string;
}

/** The school's usual reasons for a refusal, by kind; keys 1 to 4 choose them. */
export const REASON_TEMPLATES: Readonly<Record<(typeof DESK_KINDS)[number], readonly ReasonTemplate[]>> = {
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
};

/** Whole days that a request has waited at `now`, never less than none. */
export const waitedDays = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 86_400_000));

/** True from the school's limit on. */
export const isLate = (since: string, now: string): boolean => waitedDays(since, now) > DESK_LIMITS.lateDays;
