import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, root } from './run.mjs';

const server = join(root, 'api', 'dist', 'server.js');
if (!existsSync(server)) {
  console.error('Rien n’est encore construit : lancez d’abord « npm start ».');
  process.exit(1);
}
if (!process.env.RELEASES_BUCKET) {
  const [{ activateBuilt }, { releasesFolder }, { ensureOwnKeys, signBuilt }] = await Promise.all([
    import('../tooling/webpack/release/activate-built.mjs'),
    import('../tooling/webpack/paths.mjs'),
    import('../deploy/keys/own-keys.mjs'),
  ]);
  const guard = await ensureOwnKeys(releasesFolder());
  const others = await activateBuilt(releasesFolder());
  if (guard) await signBuilt(releasesFolder(), guard);
  if (others.length > 0)
    console.log(
      `Construit, mais pas en service : ${others.join(', ')}. Pour l’y mettre : npm run portalctl -- publish, puis promote.`,
    );
}
become(process.execPath, ['--enable-source-maps', server]);
