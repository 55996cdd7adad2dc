// Runs pglite-worker.ts in development and in tests.
import { runFromSource } from '../../thread-from-source.mjs';

await runFromSource('pglite-worker', import.meta.url);
