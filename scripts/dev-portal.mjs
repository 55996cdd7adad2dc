import { createBuildEvents } from '../tooling/build/dev/build-events.mjs';
import { DEV_RELEASES } from '../tooling/build/dev/dev-releases.mjs';
import { createDevServer } from '../tooling/build/dev/dev-server.mjs';
import { watchPackage } from '../tooling/build/dev/watch-package.mjs';
import { watchTypes } from '../tooling/build/dev/watch-types.mjs';
import { REMOTES } from '../tooling/build/paths.mjs';
import { activateBuilt } from '../tooling/build/release/activate-built.mjs';
import { buildAll } from './build.mjs';
import { startApi, watchApi } from './dev-api.mjs';

/** @typedef {ReturnType<typeof createBuildEvents>} News */

/** A portal running elsewhere; nothing of it is built or stopped here. */
const externalPortal = (/** @type {string} */ target) => ({
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
 * Reports errors to the terminal and to open pages; their resolution to the terminal.
 *
 * @type {(news: News) => (source: string, kind: 'construction' | 'types') => (words: string[]) => void}
 */
const errorReporter = (news) => (source, kind) => {
  let hadFaults = false;
  return (words) => {
    if (words.length > 0) console.error(`\n${source} : ${kind}\n\n${words.join('\n\n')}\n`);
    else if (hadFaults) console.log(`${source} : ${kind}, plus aucune erreur`);
    hadFaults = words.length > 0;
    news.failed({ source, kind, words });
  };
};

/**
 * Serves the shell and the named remotes, built from their sources at each change, inside the portal of this working
 * copy or of the one that PORTAL_URL names: an open page takes each build and keeps its state
 * (docs/decisions/working-on-one-domain.md).
 *
 * @param {string[]} names
 */
export async function devPortal(names) {
  const address = `http://localhost:${Number(process.env.PORT ?? 3000)}`;
  const far = process.env.PORTAL_URL;
  const portal = far ? externalPortal(far) : await localPortal(address);
  const news = createBuildEvents();
  const faults = errorReporter(news);
  /** @type {Map<string, import('../tooling/build/dev/watch-package.mjs').Work>} */
  const works = new Map();
  const server = createDevServer(portal.target, {
    names,
    works,
    news,
    hasOverlay: process.env.DEV_OVERLAY !== 'off',
  });

  /** @type {(name: string) => Promise<() => unknown>} */
  const watch = (name) =>
    new Promise((resolve) => {
      const onFailed = faults(name, 'construction');
      const stop = watchPackage(name, {
        onFailed: (words) => {
          onFailed(words);
          resolve(stop);
        },
        onBuilt: (work) => {
          if (works.get(name)?.hash !== work.hash) console.log(`${name} : construit`);
          onFailed([]);
          works.set(name, work);
          news.built(name, work.hash);
          resolve(stop);
        },
      });
    });
  /** @type {(() => unknown)[]} */
  const stops = [];
  for (const name of ['shell', ...names]) stops.push(await watch(name));
  if (process.env.DEV_TYPES !== 'off')
    stops.push(
      watchTypes(
        names.length === 1 ? names : ['shell', ...names],
        faults(names.length === 1 ? names.join() : 'portail', 'types'),
      ),
    );
  if (!far && names.length > 1) stops.push(await watchApi(portal.restart, faults('api', 'construction')));
  server.listen(Number(new URL(address).port), '127.0.0.1', () =>
    console.log(`\nÀ l’écoute de ${names.join(', ')} : ${address}${far ? ` sur ${far}` : ''}`),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all([portal.stop(), ...stops.map((stop) => stop())]);
    });
  }
}
