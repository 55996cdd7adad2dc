import { join } from 'node:path';
import { ensureInstalled, installAgain } from './install.mjs';
import { must, root } from './run.mjs';

await ensureInstalled();
const { writeRemote } = await import('../tooling/new-remote/new-remote.mjs');

const [name = '', label = '', path = ''] = process.argv.slice(2);
/** @type {string[]} */
let folders = [];
try {
  folders = writeRemote({ name, label, path });
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : error}\nnpm run new-remote -- mf-bibliotheque "Bibliothèque" /bibliotheque`,
  );
  process.exit(1);
}
await must(join(root, 'node_modules', '.bin', 'biome'), ['check', '--write', ...folders]);
await installAgain();
console.log(`${name} est prêt : npm run dev -- ${name}, puis npm test.`);
