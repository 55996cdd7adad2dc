// Runs print-worker.ts in development and in tests.
import { runFromSource } from 'server-kernel/thread-from-source.mjs';

await runFromSource('print-worker', import.meta.url);
