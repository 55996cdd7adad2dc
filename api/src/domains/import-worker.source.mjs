// Runs import-worker.ts in development and in tests.
import { runFromSource } from '../thread-from-source.mjs';

await runFromSource('import-worker', import.meta.url);
