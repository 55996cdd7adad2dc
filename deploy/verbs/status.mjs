/**
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 * @typedef {{ version: string, personnes: number, lieux: string[] }} Failure
 * @typedef {ActiveRemote & { remote: string, publiees: string[], pannes: Failure[], refus: string | null }} Row
 */

/**
 * Persons in whose browser a version failed within a day, as the server last counted them.
 *
 * @param {Row} row
 */
const failuresOf = ({ pannes }) =>
  pannes
    .map(({ version, personnes, lieux }) =>
      [`\n  en panne en 24 h : ${version} pour ${personnes} personne(s)`, ...lieux].join('\n    '),
    )
    .join('');

/** @param {Row} remote */
const lineOf = (remote) => {
  const trial = remote.canary ? `, essai ${remote.canary.version} à ${remote.canary.percent} %` : '';
  const state = remote.enabled ? 'en service' : `hors service (${remote.message})`;
  return `${remote.remote.padEnd(24)} ${remote.version ?? '–'}${trial} ; avant : ${remote.previous ?? '–'} ; ${state} ; ${remote.publiees.length} publiées${remote.refus ? `\n  refusée par le serveur : ${remote.refus}` : ''}${failuresOf(remote)}`;
};

/** @type {(store: import('./options.mjs').ReleaseStore, remote: string, version: string | null) => Promise<string | null>} */
const refusalOf = async (store, remote, version) =>
  version
    ? store.verify(remote, version).then(
        () => null,
        (error) => error.message,
      )
    : null;

/**
 * What is active, remote by remote, and which versions failed in browsers.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'json'>} options
 */
export const status = async ({ store, json }) => {
  const { revision, remotes } = await store.registry();
  const { date, failures } = await store.failures();
  /** @type {(named: [remote: string, entry: ActiveRemote]) => Promise<Row>} */
  const rowOf = async ([remote, entry]) => ({
    remote,
    ...entry,
    publiees: (await store.versions(remote)).map(({ version }) => version),
    refus: await refusalOf(store, remote, entry.version),
    pannes: failures
      .filter(({ name }) => name === remote)
      .map(({ version, people, places = [] }) => ({
        version,
        personnes: people,
        lieux: places.map(({ place }) => place),
      })),
  });
  const rows = await Promise.all(Object.entries(remotes).map(rowOf));
  if (json) return JSON.stringify({ revision, comptees: date, remotes: rows }, null, 2);
  return [`révision ${revision}`, ...rows.map(lineOf)].join('\n');
};
