import { doubtsOf } from './doubts.mjs';

/**
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 * @typedef {{ version: string, personnes: number, lieux: string[] }} Failure
 * @typedef {ActiveRemote & { remote: string, publiees: string[], pannes: Failure[], refus: string | null, etatRefuse: string | null }} Row
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

/** @param {Row} row */
const refusalsOf = ({ etatRefuse, refus }) =>
  (etatRefuse ? `\n  pas cru par le serveur, qui garde le dernier état qu’il a cru : ${etatRefuse}` : '') +
  (refus ? `\n  refusée par le serveur : ${refus}` : '');

/** @param {NonNullable<ActiveRemote['canary']>} canary */
const trialOf = ({ version, percent, people = [] }) =>
  `${version} à ${percent} %${people.length > 0 ? ` et à ${people.length} compte(s) nommé(s)` : ''}`;

/** @param {Row} remote */
const lineOf = (remote) => {
  const trial = remote.canary ? `, essai ${trialOf(remote.canary)}` : '';
  const state = remote.enabled ? 'en service' : `hors service (${remote.message})`;
  return `${remote.remote.padEnd(24)} ${remote.version ?? '–'}${trial} ; avant : ${remote.previous ?? '–'} ; ${state} ; ${remote.publiees.length} publiées${refusalsOf(remote)}${failuresOf(remote)}`;
};

/** @type {(store: import('./options.mjs').ReleaseStore, remote: string, entry: ActiveRemote) => Promise<string | null>} */
const refusedVersions = async (store, remote, { version, canary, previous }) => {
  /** @type {Set<string | null | undefined>} */
  const shown = new Set([version, canary?.version, previous]);
  const refused = [];
  for (const each of shown) if (each) refused.push(await doubtsOf(store.verify(remote, each)));
  return refused.filter(Boolean).join(' ') || null;
};

const UNVERIFIED =
  'Ici tout est signé, et cette commande ne connaît pas les clés du portail : rien n’est vérifié. RELEASE_TRUST nomme leur fichier.';

/**
 * What is active, remote by remote, which of it no server believes, and which versions failed in browsers.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'json'>} options
 */
export const status = async ({ store, json }) => {
  const { revision, remotes } = await store.registry();
  const { date, failures } = await store.failures();
  const isUnverified = !store.verifies && (await store.isSigned());
  /** @type {(named: [remote: string, entry: ActiveRemote]) => Promise<Row>} */
  const rowOf = async ([remote, entry]) => ({
    remote,
    ...entry,
    publiees: (await store.versions(remote)).map(({ version }) => version),
    etatRefuse: await doubtsOf(store.verifyEntry(remote, entry)),
    refus: await refusedVersions(store, remote, entry),
    pannes: failures
      .filter(({ name }) => name === remote)
      .map(({ version, people, places = [] }) => ({
        version,
        personnes: people,
        lieux: places.map(({ place }) => place),
      })),
  });
  const rows = await Promise.all(Object.entries(remotes).map(rowOf));
  if (json)
    return JSON.stringify({ revision, comptees: date, nonVerifie: isUnverified, remotes: rows }, null, 2);
  return [`révision ${revision}`, ...(isUnverified ? [UNVERIFIED] : []), ...rows.map(lineOf)].join('\n');
};
