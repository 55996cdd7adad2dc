/**
 * Node flags of every portal process (docs/decisions/load-and-failures.md): small young generation and slow heap growth
 * halve the memory for a tenth more CPU; one GC helper thread, as there are as many processes as cores; no middle compiler,
 * whose code takes 30 MB and makes no page faster, and no first one, whose 4 MB make none faster either. No source maps, which are 17 MB once read: the built file is not
 * minified and names the source of each of its parts.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  '--v8-pool-size=1',
  '--no-maglev',
  '--no-sparkplug',
];

/** glibc's own: two pools of memory rather than eight for each core, and what is large is given back once it is free. */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
