import type { AccessFlag, EventFlag } from '../base/flags';

/** The window of an event for this student: ISO instants, null where none is set. */
export interface EventWindow {
  Flag: AccessFlag;
  Ouverture: string | null;
  Fermeture: string | null;
  /** French reason why it is closed for this student; null when open. */
  Raison: string | null;
  /** Closed because the student is done. */
  EstFait: boolean;
  /** State for this student, computed by the server alone. */
  Etat: EventState;
  /** Number of the receipt of what she did, when `Etat` is "fait" and there is one. */
  Recu: string | null;
  /** Readable, open or not: the student is admitted, or done (CONTRACT §7.3). */
  EstLisible: boolean;
}

/**
 * Open; not yet open; over; done by the student; waiting for something of hers that `Raison` names; closed to her by a
 * decision; or never hers: other studies, another moment of them.
 */
export const EVENT_STATES = [
  'ouvert',
  'a_venir',
  'termine',
  'fait',
  'en_attente',
  'ferme',
  'sans_objet',
] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** GET /events/access (CONTRACT §3). */
export type EventsAccess = Record<EventFlag, boolean> & { Evenements: EventWindow[] };

/** Fallback when the events call fails: everything is denied (S1 §6). */
export const NO_EVENTS: EventsAccess = {
  AccesCommande: false,
  CanViewInscriptionSession: false,
  HasMemoire: false,
  AccesMemoireTitre: false,
  AccesMemoireRemise: false,
  AccesIDM: false,
  CanViewStage: false,
  AccesReinscription: false,
  AccesSignaturePAE: false,
  AccesSignaturePAI: false,
  AccesInscriptionTP: false,
  AccesProclamation: false,
  FirstAccesReinscription: false,
  LimitAccesReinscription: false,
  CanPrintReleveNotes: false,
  Evenements: [],
};
