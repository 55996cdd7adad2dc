/**
 * Chunk load timeouts, milliseconds. Remotes: before the loader's timeout, so that its retry fetches again. Shell:
 * late, since the share scope caches a failed kit piece for good. Odd values identify webpack's timers in the
 * contract test.
 */
export const CHUNK_TIMEOUT_MS = { remote: 10_007, shell: 120_007 };
