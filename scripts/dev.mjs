import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { REMOTES } = await import('../tooling/webpack/paths.mjs');

const [name, ...others] = process.argv.slice(2);
if (others.length > 0 || (name && !REMOTES.includes(name))) {
  console.error(`Dites un domaine, ou rien pour tous : ${REMOTES.join(', ')}.`);
  process.exit(1);
}
if (name) {
  const { devRemote } = await import('./dev-remote.mjs');
  await devRemote(name);
} else {
  await import('./dev-all.mjs');
}
