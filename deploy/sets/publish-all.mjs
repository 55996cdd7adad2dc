import { setCommand } from '../checks/set-command.mjs';
import { Refusal } from '../refusal.mjs';
import { publish } from '../verbs/publish.mjs';
import { builtPackages, builtVersions } from './members.mjs';

/** @typedef {import('../verbs/options.mjs').Options} Options */

/** What is published already is no fault here. @type {(work: Promise<string>, name: string) => Promise<string>} */
const orAlready = (work, name) =>
  work.catch((error) => {
    if (error instanceof Refusal && error.code === 'deja-publiee')
      return `${name} : déjà publiée, sans changement.`;
    throw error;
  });

/**
 * Builds what is stale of the shell and of every domain, and publishes what is not published yet. Activates nothing.
 *
 * @param {Pick<Options, 'store' | 'contract'>} options
 */
export const publishAll = async (options) => {
  for (const remote of builtPackages()) {
    const said = await orAlready(publish({ ...options, remote, dist: undefined, isInSet: true }), remote);
    console.log(said);
  }
  return `Pour activer le tout en une fois : portalctl promote --all, ou\n${setCommand(builtVersions())}`;
};
