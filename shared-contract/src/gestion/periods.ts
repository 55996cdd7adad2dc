import type { AccessFlag } from '../base/flags';

export type { Period, PeriodChange, PeriodEffect, Periods, PeriodWindow } from './period-answers';

/** Display names of events, in the order of the year line (look/v2). */
export const PERIOD_NAMES: Readonly<Record<AccessFlag, string>> = {
  AccesReinscription: 'Réinscription et programme annuel',
  AccesSignaturePAE: 'Signature du programme annuel',
  AccesInscriptionTP: 'Groupes de travaux pratiques',
  AccesCommande: 'Vente de syllabus',
  CanViewInscriptionSession: 'Inscription aux examens',
  CanViewStage: 'Stages',
  HasMemoire: 'Mémoire',
  AccesMemoireTitre: 'Modification du titre du mémoire',
  AccesMemoireRemise: 'Remise du mémoire',
  AccesIDM: 'Informations de défense',
  AccesSignaturePAI: 'Signature du plan d’accompagnement',
  AccesProclamation: 'Proclamation',
};

/** Event that reveals health data: no counts, and only who has every section moves it. */
export const HEALTH_PERIOD: AccessFlag = 'AccesSignaturePAI';

export const PERIOD_LIMITS = {
  /** Characters of what is read once it is over. */
  message: 300,
  /** Changes told of one window. */
  changes: 50,
  /** Longest window, days: more is a slip of the year. */
  days: 400,
} as const;
