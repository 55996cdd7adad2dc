import { refuseFaults } from '../tooling/build/node/preflight.mjs';
import { ensureInstalled } from './install.mjs';
import { runOrExit } from './run.mjs';

await refuseFaults({ builds: true });
await ensureInstalled();
// In a process of its own: what the builds held in memory goes with it.
await runOrExit(process.execPath, ['scripts/build.mjs']);
await import('./serve.mjs');
