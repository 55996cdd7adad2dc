// Runs import-worker.ts in development and in tests.
import { runFromSource } from 'server-kernel/thread-from-source.mjs';

await runFromSource('import-worker', import.meta.url);
