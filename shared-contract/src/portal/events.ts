/** Event flags that open or close a screen (S1 §6). */
export const ACCESS_FLAGS = [
  'AccesCommande',
  'CanViewInscriptionSession',
  'HasMemoire',
  'AccesMemoireTitre',
  'AccesMemoireRemise',
  'AccesIDM',
  'CanViewStage',
  'AccesReinscription',
  'AccesSignaturePAE',
  'AccesSignaturePAI',
  'AccesInscriptionTP',
  'AccesProclamation',
] as const;

/** Flags that modulate a screen without opening it. */
export const DETAIL_FLAGS = [
  'FirstAccesReinscription',
  'LimitAccesReinscription',
  'CanPrintReleveNotes',
] as const;

export type AccessFlag = (typeof ACCESS_FLAGS)[number];
export type EventFlag = AccessFlag | (typeof DETAIL_FLAGS)[number];

/** The window of an event for this student: ISO instants, null where none is set. */
export interface EventWindow {
  Flag: AccessFlag;
  Ouverture: string | null;
  Fermeture: string | null;
  /** Why it is closed for this student, in French; null when it is open. */
  Raison: string | null;
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
