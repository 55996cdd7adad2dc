import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../deploy/process/flags.mjs';
import { refuseFaults } from '../tooling/build/node/preflight.mjs';
import { reexecOnInstalledNode } from './reexec-node.mjs';
import { root, runInForeground } from './run.mjs';

const server = join(root, 'server', 'commands', 'dist', 'server.js');
if (!existsSync(server)) {
  console.error('Rien n’est encore construit : lancez d’abord « npm start ».');
  process.exit(1);
}
await reexecOnInstalledNode();
await refuseFaults({ builds: false });
await import('./first-service.mjs');
Object.assign(process.env, SERVER_ENV);
// On a terminal the accounts and what goes wrong stay in sight; elsewhere each request is a line of the journal.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
runInForeground(process.execPath, [...SERVER_FLAGS, server]);
