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
 * Acts of a desk account in a section: requests, windows, notices, figures, annual programmes, catalogues, support
 * plans, bank statements.
 */
export const DESK_ACTS = [
  'demandes',
  'periodes',
  'valves',
  'chiffres',
  'pae',
  'catalogues',
  'inclusif',
  'comptabilite',
] as const;

export type DeskAct = (typeof DESK_ACTS)[number];

/**
 * Health: no role has it, and an account only where it was given by its name
 * (docs/decisions/inclusive-and-proclamation.md).
 */
export const HEALTH_ACT = 'inclusif' satisfies DeskAct;

/** Bank statements: the school has one account, so that any section opens it; by its name alone as well. */
export const ACCOUNTS_ACT = 'comptabilite' satisfies DeskAct;

/** Acts that an account has only where they were given by their names. */
const NAMED_ACTS: readonly DeskAct[] = [HEALTH_ACT, ACCOUNTS_ACT];

/** Acts of an account of which nobody says more. */
export const USUAL_ACTS: readonly DeskAct[] = DESK_ACTS.filter((act) => !NAMED_ACTS.includes(act));

/** Acts that decide of requests. */
export const REQUEST_ACTS = ['demandes', 'pae', 'inclusif'] as const satisfies readonly DeskAct[];

export type RequestAct = (typeof REQUEST_ACTS)[number];

/** Act required by each kind of request. */
export const ACT_OF_KIND: Readonly<Record<DeskKind, RequestAct>> = {
  document: 'demandes',
  absence: 'demandes',
  intervention: 'demandes',
  pae: 'pae',
  signature: 'pae',
  stage: 'demandes',
  pai: 'inclusif',
};

/** Sort orders of the queue: longest waiting, newest, by name. */
export const DESK_SORTS = ['age', 'recent', 'nom'] as const;

export type DeskSort = (typeof DESK_SORTS)[number];

/** Assignee filters: the reader, or nobody. */
export const DESK_HOLDERS = ['moi', 'personne'] as const;

export type DeskHolder = (typeof DESK_HOLDERS)[number];
