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
