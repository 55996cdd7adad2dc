import type { Endpoint } from './endpoint';

/** Marks an irreversible call: screens confirm it first (CONTRACT §7.7). */
export interface Binding {
  readonly binding: true;
}

/** An endpoint through which a screen may write at once. */
export interface Unbinding {
  readonly binding?: never;
}

/**
 * Marks a binding act. Where one call both keeps a draft and binds, the act has a name of its own beside it:
 * `submitPae = binds(savePae)`.
 */
export const binds = <E extends Endpoint>(endpoint: E): E & Binding => ({ ...endpoint, binding: true });
