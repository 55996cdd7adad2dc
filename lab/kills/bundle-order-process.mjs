import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { keepPackagesOutside } from '../../server/commands/build.mjs';

const server = new URL('../../server/', import.meta.url);

/**
 * Bundles the order process and its database worker thread, as the portal's build does: started a thousand times, it
 * must not read two hundred sources each time. The output folder is three levels below the root, as the server's
 * configuration expects.
 *
 * @returns {Promise<string>} the file to run
 */
export const bundleOrderProcess = async () => {
  const outdir = fileURLToPath(new URL('commands/.cache/', server));
  await build({
    entryPoints: {
      'order-process': fileURLToPath(new URL('./order-process.mjs', import.meta.url)),
      'pglite-worker': fileURLToPath(new URL('kernel/src/db/engine/pglite-worker.ts', server)),
    },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    logLevel: 'warning',
    plugins: [keepPackagesOutside],
    conditions: ['types'],
  });
  return `${outdir}order-process.js`;
};
