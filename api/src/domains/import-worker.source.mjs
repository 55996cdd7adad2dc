// Runs import-worker.ts from source, in development and in tests (see db/engine/pglite-worker.source.mjs).
import { register } from 'tsx/esm/api';

register();
await import('./import-worker.ts');
