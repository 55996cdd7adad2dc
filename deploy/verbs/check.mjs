import { refuseFaulty } from '../contract/verdict.mjs';
import { Refusal } from '../refusal.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 */

/** @type {(store: ReleaseStore, remote: string, version: string) => Promise<boolean>} */
const hasCode = async (store, remote, version) =>
  version !== '' && (await store.read(remote, version, 'release.json')) !== null;

/**
 * What users are shown of each remote in service: the active versions, and those under trial.
 *
 * @param {ReleaseStore} store
 */
const deployed = async (store) => {
  const { remotes } = await store.registry();
  /** @param {(entry: ActiveRemote) => string | null | undefined} versionOf */
  const pick = async (versionOf) => {
    /** @type {Record<string, string>} */
    const picked = {};
    for (const [remote, entry] of Object.entries(remotes)) {
      const version = entry.enabled ? versionOf(entry) : null;
      if (version && (await hasCode(store, remote, version))) picked[remote] = version;
    }
    return picked;
  };
  return [await pick(({ version }) => version), await pick(({ canary }) => canary?.version)];
};

/** @type {(options: Pick<Options, 'store' | 'remote' | 'version' | 'shell'>) => Promise<Record<string, string>[]>} */
const targets = async ({ store, remote, version, shell }) => {
  if (shell) return (await deployed(store)).filter((versions) => Object.keys(versions).length > 0);
  if (!remote || !version)
    throw new Refusal('version', 'Dites quelle version contrôler, ou --shell pour toutes celles en service.');
  if (!(await hasCode(store, remote, version)))
    throw new Refusal('inconnue', `${remote} ${version} n’est pas publiée.`);
  return [{ [remote]: version }];
};

/**
 * Runs the contract test of a published version, or of all deployed ones, inside the built shell. Changes nothing.
 *
 * @param {Options} options
 */
export const check = async (options) => {
  /** @type {import('./options.mjs').Verdict[]} */
  const results = [];
  for (const versions of await targets(options))
    results.push(...(await options.checkRemotes(options.store, versions, options.contract)));
  if (options.json) console.log(JSON.stringify(results, null, 2));
  refuseFaulty(results, 'Des contrôles ont échoué :');
  return options.json
    ? ''
    : results.map(({ remote, version }) => `${remote} ${version} : tout est en ordre.`).join('\n');
};
