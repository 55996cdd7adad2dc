import type { Depot } from './depot.mjs';

/**
 * Takes one version of a remote out of service: a trial ends, an active version gives way to the one before. Once
 * for each version, so that two bad versions never alternate. Resolves to whether anything changed.
 */
export declare const revert: (
  depot: Depot,
  what: { remote: string; version: string; qui: string; pourquoi: string },
) => Promise<boolean>;
