/**
 * A file that hangs is given up after this long, milliseconds. A remote's: before the loader gives up, so that the next
 * try asks for it anew. The shell's: late, since the share scope keeps for ever that a piece of the kit failed. Odd
 * numbers, by which the contract test knows webpack's own timers from those of a remote.
 */
export const CHUNK_TIMEOUT_MS = { remote: 10_007, shell: 120_007 };
