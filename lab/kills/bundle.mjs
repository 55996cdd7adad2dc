import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { keepPackagesOutside } from '../../server/commands/build.mjs';

const server = new URL('../../server/', import.meta.url);

/**
 * Makes one file of the process that takes orders, and one of the thread of its database, as the portal's own build
 * does: started a thousand times, it may not read two hundred sources each time. Its folder stands three levels
 * below the root, from where the server's configuration looks for it.
 *
 * @returns {Promise<string>} the file to run
 */
export const bundleTill = async () => {
  const outdir = fileURLToPath(new URL('commands/.cache/', server));
  await build({
    entryPoints: {
      till: fileURLToPath(new URL('./till-process.mjs', import.meta.url)),
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
  return `${outdir}till.js`;
};
