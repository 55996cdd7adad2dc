import { DEV_RELEASES } from '../tooling/build/dev/dev-releases.mjs';
import { createDevServer } from '../tooling/build/dev/dev-server.mjs';
import { watchTypes } from '../tooling/build/dev/watch-types.mjs';
import { REMOTES } from '../tooling/build/paths.mjs';
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
 * The portal of this working copy; packages not under development are as built.
 *
 * @param {string} address
 */
async function localPortal(address) {
  await buildAll();
  await activateBuilt(DEV_RELEASES, REMOTES);
  return startApi(address);
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
  const portal = far ? farPortal(far) : await localPortal(address);
  const hasOverlay = process.env.DEV_OVERLAY !== 'off';
  const server = await createDevServer(portal.target, { names, port, hasOverlay });
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  /** @type {(() => unknown)[]} */
  const stops = [() => server.stop(), portal.stop];
  if (process.env.DEV_TYPES !== 'off') stops.push(startTypes(names));
  if (!far && names.length > 1) stops.push(await watchApi(portal.restart, faultsOf('api')));
  console.log(`\nÀ l’écoute de ${names.join(', ')} : ${address}${far ? ` sur ${far}` : ''}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => Promise.all(stops.map((stop) => stop())));
}
