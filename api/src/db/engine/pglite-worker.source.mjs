// Runs pglite-worker.ts from source, in development and in tests. A loader given to a thread by `--import` is
// not there yet when Node 20 reads the thread's entry, so the entry is plain JavaScript that brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
