/**
 * How Node runs a process of the portal, the same wherever it is started (docs/decisions/load-and-failures.md): small
 * young generations and a heap that grows by little keep it at half the memory, for a tenth more of the processor. One
 * thread beside tidies it, for both of its heaps: four wait for one another, as there are as many processes as cores.
 */
export const SERVER_FLAGS = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--v8-pool-size=1',
];

/** glibc's own: two pools of memory rather than eight for each core. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
