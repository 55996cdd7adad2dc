import type { DeskKind } from './answers';
import { QUEUE_LIMITS } from './limits';

/** Decision outcomes. */
export const DESK_OUTCOMES = ['accepte', 'refuse'] as const;

export type DeskOutcome = (typeof DESK_OUTCOMES)[number];

/** A support plan is prepared, and refused by nobody. */
export const canRefuse = (kind: DeskKind): boolean => kind !== 'pai';

/** A refusal says why; so does any answer to a student who said what is wrong. */
export const needsReason = (kind: DeskKind, outcome: DeskOutcome): boolean =>
  outcome === 'refuse' || kind === 'signature';

/**
 * Kinds of which several are accepted at once: their acceptance says nothing of its own. An intervention is an amount, an
 * answer to a report is words: each of them is opened.
 */
export const BATCH_KINDS = ['document', 'absence', 'pae'] as const satisfies readonly DeskKind[];

export type BatchKind = (typeof BATCH_KINDS)[number];

/** True for kinds that can be accepted in a batch. */
export const isBatchKind = (kind: DeskKind): kind is BatchKind => BATCH_KINDS.some((one) => one === kind);

/** Whole days that a request has waited at `now`, never less than none. */
export const waitedDays = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 86_400_000));

/** True from the school's limit on. */
export const isLate = (since: string, now: string): boolean => waitedDays(since, now) > QUEUE_LIMITS.lateDays;
