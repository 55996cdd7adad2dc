import { contractOfShell } from '../checks/contract-in-service.mjs';
import { refuseFaulty, withWarnings } from '../contract/verdict/verdict.mjs';
import { Refusal } from '../refusal.mjs';
import { BUILT, SHELL, shellInService } from '../shell-release.mjs';
import { deployed, hasCode } from './deployed.mjs';

/** @typedef {import('./options.mjs').Options} Options */

/** @type {(options: Pick<Options, 'store' | 'remote' | 'version' | 'shell'>) => Promise<Record<string, string>[]>} */
const targets = async ({ store, remote, version, shell }) => {
  if (shell) return (await deployed(store)).map((versions) => ({ ...versions, [SHELL]: BUILT }));
  if (!remote || !version)
    throw new Refusal('version', 'Dites quelle version contrôler, ou --shell pour toutes celles en service.');
  if (!(await hasCode(store, remote, version)))
    throw new Refusal('inconnue', `${remote} ${version} n’est pas publiée.`);
  if (remote === SHELL) return (await deployed(store)).map((versions) => ({ ...versions, [SHELL]: version }));
  return [{ ...(await shellInService(store)), [remote]: version }];
};

/** @type {(options: Options, versions: Record<string, string>) => Promise<string>} */
const contractFor = async ({ store, shell, remote, contract }, versions) =>
  shell || remote === SHELL ? contractOfShell(store, versions[SHELL] ?? BUILT) : contract;

/**
 * Runs the contract test of a published version, or of all deployed ones, inside the built shell. Changes nothing.
 *
 * @param {Options} options
 */
export const check = async (options) => {
  /** @type {import('./options.mjs').Verdict[]} */
  const results = [];
  for (const versions of await targets(options))
    results.push(
      ...(await options.checkRemotes(options.store, versions, await contractFor(options, versions))),
    );
  if (options.json) console.log(JSON.stringify(results, null, 2));
  refuseFaulty(results, 'Des contrôles ont échoué :');
  if (options.json) return '';
  return withWarnings(
    results.map(({ remote, version }) => `${remote} ${version} : tout est en ordre.`).join('\n'),
    results,
  );
};
