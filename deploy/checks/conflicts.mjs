import { readJson } from 'tooling/build/paths';
import { isManifest } from '../published.mjs';
import { Refusal } from '../refusal.mjs';
import { ownShellFile } from '../shell-release.mjs';

/**
 * @typedef {import('../published.mjs').Manifest} Manifest
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {{ owner: string, path: string }} Owned an address, and whose it is
 */

/** Addresses of calls and files: the server's own (server/front/src/pages/pages.module.ts). */
const SERVER = /^\/(api|assets|r|auth|oidc|federation)(\/|$)/i;

/** @param {string} path */
const segmentsOf = (path) => path.toLowerCase().split('/').filter(Boolean);

/**
 * Whether one address may be meant by both patterns.
 *
 * @type {(one: string, other: string) => boolean}
 */
const overlap = (one, other) => {
  const [parts, others] = [segmentsOf(one), segmentsOf(other)];
  return (
    parts.length === others.length &&
    parts.every((part, rank) => part === others[rank] || part[0] === ':' || others[rank]?.[0] === ':')
  );
};

/** @type {(value: unknown) => value is string[]} */
const isPaths = (value) => Array.isArray(value) && value.every((path) => typeof path === 'string');

/**
 * Addresses of the shell, of this working copy's where none is published.
 *
 * @param {ReleaseStore} store
 * @param {string | null | undefined} version
 * @returns {Promise<Owned[]>}
 */
const shellPaths = async (store, version) => {
  /** @type {unknown} */
  const read = version ? await store.read('shell', version, 'paths.json') : null;
  /** @type {unknown} */
  const paths = read ?? readJson(ownShellFile('paths.json'));
  return isPaths(paths) ? paths.map((path) => ({ owner: 'shell', path })) : [];
};

/**
 * The versions that people are shown of everything once a set is in service, trials included.
 *
 * @type {(store: ReleaseStore, set: Record<string, string>) => Promise<Map<string, Set<string | null | undefined>>>}
 */
const shownWith = async (store, set) => {
  const { remotes } = await store.registry();
  const shown = new Map(
    Object.entries(remotes).map(([name, { version, canary }]) => [name, new Set([version, canary?.version])]),
  );
  for (const [name, version] of Object.entries(set)) shown.set(name, new Set([version]));
  return shown;
};

/**
 * Addresses of the other domains, trials included.
 *
 * @type {(store: ReleaseStore, name: string, shown: Awaited<ReturnType<typeof shownWith>>) => Promise<Owned[]>}
 */
const othersPaths = async (store, name, shown) => {
  /** @type {Owned[]} */
  const found = [];
  for (const [owner, versions] of shown) {
    if (owner === name || owner === 'shell') continue;
    for (const each of versions) {
      const manifest = each ? await store.read(owner, each, 'portal.json') : null;
      if (isManifest(manifest)) found.push(...(manifest.screens ?? []).map(({ path }) => ({ owner, path })));
    }
  }
  return found;
};

/** @type {(name: string, known: string[]) => void} */
const checkName = (name, known) => {
  // The federation runtime finds a remote by the beginning of its name, and its storage keys begin with it.
  const close = known.find((other) => other !== name && (other.startsWith(name) || name.startsWith(other)));
  if (close)
    throw new Refusal(
      'nom',
      `${name} et ${close} commencent de la même façon, leurs clés de stockage aussi.`,
    );
};

/**
 * Refuses a version that would take an address or the name of somebody else: of the shell, of the server, of another
 * domain in service, or of the `set` that comes into service with it. Each is named.
 *
 * @param {ReleaseStore} store
 * @param {Pick<Manifest, 'name' | 'screens'>} manifest
 * @param {Record<string, string>} [set] versions
 */
export const checkConflicts = async (store, { name, screens = [] }, set = {}) => {
  const shown = await shownWith(store, set);
  checkName(name, [...shown.keys()]);
  const [shell] = shown.get('shell') ?? [];
  const owned = [...(await shellPaths(store, shell)), ...(await othersPaths(store, name, shown))];
  const taken = screens.flatMap(({ path }) => {
    if (SERVER.test(path)) return [`${path} est au serveur`];
    const found = owned.find((each) => overlap(each.path, path));
    return found ? [`${path} est à ${found.owner}`] : [];
  });
  if (taken.length > 0) throw new Refusal('route', `${taken.join(' ; ')}.`);
};
