import type { AccessFlag, EventFlag } from '../base/flags';

/** The window of an event for this student: ISO instants, null where none is set. */
export interface EventWindow {
  Flag: AccessFlag;
  Ouverture: string | null;
  Fermeture: string | null;
  /** Why it is closed for this student, in French; null when it is open. */
  Raison: string | null;
  /** It is closed because the student did what it is for. */
  EstFait: boolean;
  /** What is behind it may be read, open or not: her situation admits her, or she did what it is for (CONTRACT §7.3). */
  EstLisible: boolean;
}

/** GET /events/access (CONTRACT §3). */
export type EventsAccess = Record<EventFlag, boolean> & { Evenements: EventWindow[] };

/** What holds when the events call fails: everything is denied (S1 §6). */
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
