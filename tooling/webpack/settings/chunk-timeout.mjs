/**
 * A file that hangs is given up after this long, milliseconds, so that the next try asks for it anew: before the loader
 * gives up. An odd number, by which the contract test knows webpack's own timers from those of a remote.
 */
export const CHUNK_TIMEOUT_MS = 10_007;
