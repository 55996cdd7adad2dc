import { del, get, put } from '../base/endpoint';
import type { Draft } from '../portal/platform';

/** Draft of a screen; null without one. */
export const draft = get('/drafts/{ScreenLocation}').answers<Draft | null>();

/** Keeps what was typed on a screen, in place of the copy before. */
export const keepDraft = put('/drafts/{ScreenLocation}').takes<{ Contenu: unknown }>().answers<Draft>();

/**
 * Forgets what was typed on a screen; with a `Date`, as `keepDraft` gave it, that copy alone: not what another window
 * has kept since.
 */
export const forgetDraft = del('/drafts/{ScreenLocation}{?Date}');
