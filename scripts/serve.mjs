import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../deploy/process/flags.mjs';
import { reexecOnInstalledNode } from './reexec-node.mjs';
import { root, runInForeground } from './run.mjs';

const server = join(root, 'server', 'commands', 'dist', 'server.js');
if (!existsSync(server)) {
  console.error('Rien n’est encore construit : lancez d’abord « npm start ».');
  process.exit(1);
}
await reexecOnInstalledNode();
await import('./first-service.mjs');
Object.assign(process.env, SERVER_ENV);
runInForeground(process.execPath, [...SERVER_FLAGS, server]);
