import type { DeskKind } from './answers';

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

/**
 * Health: no role has it, and an account only where it was given by its name
 * (docs/decisions/inclusive-and-proclamation.md).
 */
export const HEALTH_ACT = 'inclusif' satisfies DeskAct;

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

/** In which order the queue comes: those who wait longest first, the newest first, or by name. */
export const DESK_SORTS = ['age', 'recent', 'nom'] as const;

export type DeskSort = (typeof DESK_SORTS)[number];

/** Of whom the queue shows what waits: of who asks, or of nobody yet. */
export const DESK_HOLDERS = ['moi', 'personne'] as const;

export type DeskHolder = (typeof DESK_HOLDERS)[number];
