import { Untrusted } from 'release-store';
import { contractInService } from '../checks/contract-in-service.mjs';
import { checkPublished } from '../checks/published-version.mjs';
import { setCommand } from '../checks/set-command.mjs';
import { fault } from '../contract/verdict/fault.mjs';
import { refuseFaulty } from '../contract/verdict/verdict.mjs';
import { Refusal } from '../refusal.mjs';
import { SHELL, shellInService } from '../shell-release.mjs';
import { deployed } from '../verbs/deployed.mjs';

/**
 * @typedef {import('../verbs/options.mjs').Options} Options
 * @typedef {import('../verbs/options.mjs').Verdict} Verdict
 * @typedef {Record<string, string>} Versions by remote
 * @typedef {Pick<Options, 'store' | 'contract' | 'checkRemotes'> & { set: Versions }} Wanted
 */

/** @type {(work: Promise<void>) => Promise<import('../published.mjs').Fault[]>} */
const faultsOf = (work) =>
  work.then(
    () => [],
    (error) => {
      if (error instanceof Refusal || error instanceof Untrusted) return [fault(error.code, error.message)];
      throw error;
    },
  );

/** What needs no browser, of every version of the set. @type {(wanted: Wanted, contract: string) => Promise<Verdict[]>} */
const readVersions = async ({ store, set }, contract) => {
  const shell = set[SHELL] ?? (await shellInService(store))[SHELL];
  return Promise.all(
    Object.entries(set).map(async ([remote, version]) => ({
      remote,
      version,
      faults: await faultsOf(checkPublished(store, remote, version, { contract, shell, set })),
    })),
  );
};

/**
 * What is judged together in a browser: the domains of the set and, where it has a shell, those that go on as they are,
 * trials included.
 *
 * @type {(wanted: Pick<Wanted, 'store' | 'set'>) => Promise<Versions[]>}
 */
const together = async ({ store, set }) => {
  if (!set[SHELL]) return [{ ...(await shellInService(store)), ...set }];
  const [active = {}, trials = {}] = await deployed(store);
  const others = Object.fromEntries(Object.entries(trials).filter(([remote]) => !(remote in set)));
  const ofTrials = Object.keys(others).length > 0 ? [{ ...others, [SHELL]: set[SHELL] }] : [];
  return [{ ...active, ...set }, ...ofTrials];
};

/** @type {(set: Versions, faulty: Verdict[]) => string} */
const remedyOf = (set, faulty) => {
  const names = new Set(faulty.map(({ remote }) => remote));
  const rest = Object.fromEntries(Object.entries(set).filter(([remote]) => !names.has(remote)));
  const outside = [...names].filter((name) => !(name in set));
  if (faulty.some(({ faults }) => faults.some(({ controle }) => controle === 'inconnue')))
    return 'Publiez d’abord ce qui ne l’est pas : portalctl publish --all, ou publish <domaine>.';
  return [
    'Corrigez et publiez ce qui est nommé, puis recommencez avec ses nouvelles versions.',
    ...(outside.length > 0
      ? [`${outside.join(', ')} : en service, pas dans le lot ; ajoutez-y une version pour ce shell.`]
      : []),
    ...(outside.length === 0 && Object.keys(rest).length > 0
      ? [`Le reste seul, s’il va avec ce qui est en service : ${setCommand(rest)}`]
      : []),
  ].join('\n');
};

/** @type {(set: Versions, results: Verdict[], consequence: string) => void} */
const refuse = (set, results, consequence) => {
  const faulty = results.filter(({ faults }) => faults.length > 0);
  refuseFaulty(results, consequence, remedyOf(set, faulty));
};

/**
 * Judges the versions of a set together, in the shell of the set or the one in service. Resolves to the verdicts of all
 * that was seen in a browser; one fault refuses the whole, named with what to do.
 *
 * @param {Wanted} wanted
 * @param {string} consequence what therefore does not happen, in French
 */
export const judgeSet = async (wanted, consequence) => {
  const { store, set, checkRemotes } = wanted;
  const contract = set[SHELL]
    ? await contractInService(store, process.env.PORTAL_URL, set[SHELL])
    : wanted.contract;
  refuse(set, await readVersions(wanted, contract), consequence);
  /** @type {Verdict[]} */
  const results = [];
  for (const versions of await together(wanted))
    results.push(...(await checkRemotes(store, versions, contract)));
  refuse(set, results, consequence);
  return results;
};
