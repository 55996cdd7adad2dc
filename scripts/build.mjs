import { ensureInstalled } from './install.mjs';

/**
 * Builds what is stale — shell, remotes, API — or only the named packages. Nothing of it is put into service.
 *
 * @param {string[]} packages
 */
export async function buildAll(packages = []) {
  const [{ build }, { buildApi }] = await Promise.all([
    import('../tooling/webpack/build.mjs'),
    import('../api/build.mjs'),
  ]);
  const interfaces = packages.filter((name) => name !== 'api');
  if (packages.length === 0 || interfaces.length > 0) {
    await build({ production: true, ...(interfaces.length > 0 && { packages: interfaces }) });
  }
  if (packages.length === 0 || packages.includes('api')) await buildApi();
}

if (process.argv[1]?.endsWith('build.mjs')) {
  await ensureInstalled();
  await buildAll(process.argv.slice(2));
}
