import { checkSet } from './check-set.mjs';
import { promoteSet } from './promote-set.mjs';
import { publishAll } from './publish-all.mjs';
import { rollbackSet } from './rollback-set.mjs';

/**
 * A verb of `portalctl` on a set of versions.
 *
 * @typedef {object} SetVerb
 * @property {(options: import('../verbs/options.mjs').Options & { set: Record<string, string> }) => Promise<string>} run
 * @property {boolean} [writes] asked of nobody who could not sign every version of the set
 * @property {boolean} [takesVersions] its set is typed, or what is built here; otherwise it knows which
 */

/** @type {Record<string, SetVerb>} */
export const SET_VERBS = {
  publish: { run: publishAll, writes: true },
  check: { run: checkSet, takesVersions: true },
  promote: { run: promoteSet, writes: true, takesVersions: true },
  rollback: { run: rollbackSet },
};
