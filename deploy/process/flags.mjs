/**
 * Node flags of every portal process (docs/decisions/load-and-failures.md): small young generation and slow heap growth
 * halve the memory for a tenth more CPU; one GC helper thread, as there are as many processes as cores.
 */
export const SERVER_FLAGS = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--v8-pool-size=1',
];

/** glibc's own: two pools of memory rather than eight for each core. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
