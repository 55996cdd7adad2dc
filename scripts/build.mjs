import { ensureInstalled } from './install.mjs';

/**
 * Builds what is stale — shell, remotes, server — or only the named packages. Nothing of it is put into service.
 *
 * @param {string[]} packages
 */
export async function buildAll(packages = []) {
  const [{ build }, { buildServer }] = await Promise.all([
    import('../tooling/build/build-packages.mjs'),
    import('../server/commands/build.mjs'),
  ]);
  const interfaces = packages.filter((name) => name !== 'server');
  if (packages.length === 0 || interfaces.length > 0) {
    await build({ production: true, ...(interfaces.length > 0 && { packages: interfaces }) });
  }
  if (packages.length === 0 || packages.includes('server')) {
    await buildServer();
    // docs/donnees.md, docs/donnees.schema.json
    await import(new URL('../server/commands/dist/data-pages.js', import.meta.url).href);
  }
}

if (process.argv[1]?.endsWith('build.mjs')) {
  await ensureInstalled();
  await buildAll(process.argv.slice(2));
}
