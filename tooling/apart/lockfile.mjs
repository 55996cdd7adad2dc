/**
 * @typedef {{ specifier: string, version: string }} Locked
 * @typedef {Record<string, Locked>} LockedNeeds
 * @typedef {{ dependencies?: LockedNeeds, devDependencies?: LockedNeeds }} Importer
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Snapshot
 *
 * @typedef {object} Lock pnpm's lockfile, version 9
 * @property {string} lockfileVersion
 * @property {object} settings
 * @property {{ default: LockedNeeds }} catalogs
 * @property {Record<string, string>} [overrides]
 * @property {Record<string, Importer>} importers
 * @property {Record<string, object>} packages
 * @property {Record<string, Snapshot>} snapshots
 *
 * @typedef {import('./kit.mjs').Kit} Kit
 */

/** Where a checkout has a package of its kit. @param {{ file: string }} packed */
export const fileOf = ({ file }) => `file:kit/${file}`;

/** @type {(kit: Kit, name: string, version: string) => string} */
const versionIn = (kit, name, version) => {
  const packed = kit[name];
  return packed && version.startsWith('link:') ? fileOf(packed) : version;
};

/** @type {(kit: Kit, needs: LockedNeeds | undefined) => LockedNeeds} */
const needsApart = (kit, needs = {}) =>
  Object.fromEntries(
    Object.entries(needs).map(([name, { specifier, version }]) => {
      const packed = kit[name];
      return packed && version.startsWith('link:')
        ? [name, { specifier: fileOf(packed).replace('file:', 'file:../'), version: fileOf(packed) }]
        : [name, { specifier, version }];
    }),
  );

/** @type {(lock: Lock, name: string) => Importer} */
const importerOf = (lock, name) => {
  const importer = lock.importers[name];
  if (!importer) throw new Error(`pnpm-lock.yaml : ${name} n’y est pas.`);
  return importer;
};

/** @type {(lock: Lock, kit: Kit, name: string) => Record<string, string>} */
const lockedNeedsOf = (lock, kit, name) => {
  const { manifest, from } = kit[name] ?? {};
  const { dependencies, devDependencies } = importerOf(lock, from ?? name);
  const locked = { ...devDependencies, ...dependencies };
  return Object.fromEntries(
    Object.keys(manifest?.dependencies ?? {}).map((each) => {
      const found = locked[each];
      if (!found) throw new Error(`pnpm-lock.yaml : ${name} n’y a pas ${each}.`);
      return [each, versionIn(kit, each, found.version)];
    }),
  );
};

/** @type {(snapshots: Record<string, Snapshot>, needs: Record<string, string>) => string[]} */
const keysOf = (snapshots, needs) =>
  Object.entries(needs)
    .map(([name, version]) => [`${name}@${version}`, version].find((key) => key in snapshots) ?? '')
    .filter(Boolean);

/** Names of all that is installed, from what the checkout's own packages name. @type {(snapshots: Record<string, Snapshot>, first: string[]) => string[]} */
const reachable = (snapshots, first) => {
  const found = new Set(first);
  // A set is walked in the order of its additions, those that are made on the way included.
  for (const key of found) {
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {};
    for (const next of keysOf(snapshots, { ...dependencies, ...optionalDependencies })) found.add(next);
  }
  return [...found].sort();
};

/** @param {Importer} importer */
const allNeeds = ({ dependencies, devDependencies }) =>
  Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).map(([name, { version }]) => [name, version]),
  );

/** A name in the lockfile without the peers that it was installed beside. @param {string} key */
const withoutPeers = (key) => key.replace(/\(.*$/, '');

/**
 * The lockfile of a checkout that holds one domain: what it installs is, version by version, what the repository's own
 * lockfile names, and its packages are those of the kit.
 *
 * @param {Lock} lock of the repository
 * @param {{ name: string, kit: Kit, tools: string[] }} wanted the domain; packages of the repository's root that its
 *   checkout has too
 * @returns {Lock}
 */
export const lockApart = (lock, { name, kit, tools }) => {
  const own = importerOf(lock, name);
  const { devDependencies: rootNeeds = {} } = importerOf(lock, '.');
  const fromKit = Object.fromEntries(
    Object.entries(kit).map(([each, packed]) => [
      each,
      { specifier: fileOf(packed), version: fileOf(packed) },
    ]),
  );
  const fromRoot = Object.fromEntries(Object.entries(rootNeeds).filter(([each]) => tools.includes(each)));
  /** @type {Record<string, Importer>} */
  const importers = {
    '.': { devDependencies: { ...fromKit, ...fromRoot } },
    [name]: {
      dependencies: needsApart(kit, own.dependencies),
      devDependencies: needsApart(kit, own.devDependencies),
    },
  };
  const snapshots = { ...lock.snapshots };
  const packages = { ...lock.packages };
  for (const [each, packed] of Object.entries(kit)) {
    const key = `${each}@${fileOf(packed)}`;
    snapshots[key] = { dependencies: lockedNeedsOf(lock, kit, each) };
    packages[key] = {
      resolution: { integrity: packed.integrity, tarball: fileOf(packed) },
      version: packed.manifest.version,
      engines: packed.manifest.engines,
      ...(packed.manifest.bin && { hasBin: true }),
    };
  }
  const keys = reachable(
    snapshots,
    Object.values(importers).flatMap((importer) => keysOf(snapshots, allNeeds(importer))),
  );
  const asked = new Set(
    Object.values(importers).flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }).flatMap(([each, { specifier }]) =>
        specifier === 'catalog:' ? [each] : [],
      ),
    ),
  );
  /** @template Value @param {Record<string, Value>} table @param {Iterable<string>} wanted */
  const pick = (table, wanted) =>
    Object.fromEntries([...new Set(wanted)].flatMap((key) => (table[key] ? [[key, table[key]]] : [])));
  return {
    lockfileVersion: lock.lockfileVersion,
    settings: lock.settings,
    catalogs: {
      default: pick(
        lock.catalogs.default,
        Object.keys(lock.catalogs.default).filter((each) => asked.has(each)),
      ),
    },
    overrides: Object.fromEntries(Object.entries(kit).map(([each, packed]) => [each, fileOf(packed)])),
    importers,
    packages: pick(packages, keys.map(withoutPeers)),
    snapshots: pick(snapshots, keys),
  };
};
