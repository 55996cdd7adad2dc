import { join } from 'node:path';
import { around, sayAround } from '../tooling/build/dev/around.mjs';
import { DEV_RELEASES } from '../tooling/build/dev/dev-releases.mjs';
import { createDevServer } from '../tooling/build/dev/dev-server.mjs';
import { toChange } from '../tooling/build/dev/still-generated.mjs';
import { watchTypes } from '../tooling/build/dev/watch-types.mjs';
import { whileSaying } from '../tooling/build/node/progress.mjs';
import { root } from '../tooling/build/paths.mjs';
import { activateBuilt } from '../tooling/build/release/activate-built.mjs';
import { buildAll } from './build.mjs';
import { startApi, watchApi } from './dev-api.mjs';

/** A portal that runs elsewhere: nothing of it is built or stopped here. */
const farPortal = (/** @type {string} */ target) => ({
  target,
  restart: async () => {},
  stop: async () => {},
});

/**
 * The portal of this working copy around what is worked on: the server, the published shell that its pages are made with, and
 * the domains as they were built. One domain needs no other's build; all of them together do, since the server names each.
 *
 * @param {string} address
 * @param {string[]} names
 */
async function localPortal(address, names) {
  const isOne = names.length === 1;
  const needed = isOne ? ['shell', 'server'] : [];
  const what = isOne ? 'du serveur et du shell' : 'du serveur, du shell et des domaines';
  await whileSaying(`Construction ${what}, où ils ont changé`, buildAll(needed));
  const place = around(names);
  await activateBuilt(DEV_RELEASES, place.built);
  for (const line of sayAround(place)) console.log(line);
  return whileSaying('Démarrage du serveur, et de sa base de démonstration', startApi(address));
}

/**
 * Writes the faults of a source to the terminal, and that they are over.
 *
 * @type {(source: string) => (faults: string[]) => void}
 */
const faultsOf = (source) => {
  let hadFaults = false;
  return (faults) => {
    if (faults.length > 0) console.error(`\n${source}\n\n${faults.join('\n\n')}\n`);
    else if (hadFaults) console.log(`${source} : plus aucune erreur`);
    hadFaults = faults.length > 0;
  };
};

/** @type {(names: string[]) => () => unknown} */
const startTypes = (names) =>
  names.length === 1
    ? watchTypes(names, faultsOf(`types de ${names.join()}`))
    : watchTypes(['shell', ...names], faultsOf('types'));

/**
 * Serves the shell and the named remotes, built from their sources at each change, inside the portal of this working
 * copy or of the one that PORTAL_URL names: an open page takes each build and keeps its state
 * (docs/decisions/working-on-one-domain.md).
 *
 * @param {string[]} names
 */
export async function devPortal(names) {
  const port = Number(process.env.PORT ?? 3000);
  const address = `http://localhost:${port}`;
  const far = process.env.PORTAL_URL;
  const portal = far ? farPortal(far) : await localPortal(address, names);
  const hasOverlay = process.env.DEV_OVERLAY !== 'off';
  const server = await createDevServer(portal.target, { names, port, hasOverlay });
  await server.start();
  const first = new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  await whileSaying(`Première construction, des sources : shell, ${names.join(', ')}`, first);
  /** @type {(() => unknown)[]} */
  const stops = [() => server.stop(), portal.stop];
  if (process.env.DEV_TYPES !== 'off') stops.push(startTypes(names));
  if (!far && names.length > 1) stops.push(await watchApi(portal.restart, faultsOf('api')));
  if (names.length === 1) console.log(`\n${toChange(join(root, names.join()))}`.trimEnd());
  console.log(`\nÀ l’écoute de ${names.join(', ')} : ${address}${far ? ` sur ${far}` : ''}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => Promise.all(stops.map((stop) => stop())));
}
