import { join } from 'node:path';
import { toChange } from '../tooling/build/dev/still-generated.mjs';
import { runQuietly } from '../tooling/build/node/progress.mjs';
import { ensureInstalled, installAgain } from './install.mjs';
import { root } from './run.mjs';

/** A step whose words concern nobody unless it fails, and then nothing follows. @type {(what: string, command: string[]) => Promise<void>} */
const step = async (what, command) => {
  const code = await runQuietly(what, command, { cwd: root });
  if (code !== 0) process.exit(code);
};

/**
 * A folder that holds one domain, with what it stands on; the server is built before it is packed
 * (docs/decisions/working-on-one-domain.md).
 *
 * @type {(name: string, folder: string) => Promise<void>}
 */
const takeOutside = async (name, folder) => {
  await step('Construction du serveur de contrôle', [
    process.execPath,
    join(root, 'scripts', 'build.mjs'),
    'server',
  ]);
  const { writeOutside } = await import('../tooling/new-remote/outside.mjs');
  try {
    const written = await writeOutside({ name, folder });
    console.log(`${name} est seul dans ${written} : npx pnpm@10.34.9 install.`);
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nnpm run new-remote -- --apart mf-orders ../commandes`,
    );
    process.exit(1);
  }
};

await ensureInstalled();
if (process.argv[2] === '--apart') {
  await takeOutside(process.argv[3] ?? '', process.argv[4] ?? '');
  process.exit(0);
}
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
await step('Mise en forme', [join(root, 'node_modules', '.bin', 'biome'), 'format', '--write', ...folders]);
await installAgain(`Installation de ${name}`);
console.log(`
${name} est prêt. Rien d’autre n’est à reconstruire.

${toChange(join(root, name))}

Ensuite : npm run dev -- ${name}, puis npm test. Le reste est dans ${name}/README.md.`);
