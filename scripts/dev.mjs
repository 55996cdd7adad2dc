import { refuseFaults } from '../tooling/build/node/preflight.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { REMOTES } = await import('../tooling/build/paths.mjs');

const [name, ...others] = process.argv.slice(2);
if (others.length > 0 || (name && !REMOTES.includes(name))) {
  console.error(`Dites un domaine, ou rien pour tous : ${REMOTES.join(', ')}.`);
  process.exit(1);
}
await refuseFaults({ builds: true });
const { devPortal } = await import('./dev-portal.mjs');
await devPortal(name ? [name] : REMOTES);
