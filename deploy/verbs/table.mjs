import { disable, enable } from './availability.mjs';
import { check } from './check.mjs';
import { history } from './history.mjs';
import { promote } from './promote.mjs';
import { prune } from './prune.mjs';
import { publish } from './publish.mjs';
import { rollback } from './rollback.mjs';
import { status } from './status.mjs';

/**
 * A verb of `portalctl` on what is published.
 *
 * @typedef {object} Verb
 * @property {(options: import('./options.mjs').Options) => Promise<string>} run
 * @property {boolean} [writes] asked of nobody who could not sign what it writes
 * @property {boolean} [judges] holds a domain against what is in service; the others work while no portal answers
 * @property {boolean} [needsNoRemote]
 * @property {boolean} [isNotForShell] a shell is for everybody and always there
 */

/** @type {Record<string, Verb>} */
export const VERBS = {
  publish: { run: publish, writes: true, judges: true },
  check: { run: check, judges: true, needsNoRemote: true },
  promote: { run: promote, writes: true, judges: true },
  rollback: { run: rollback, writes: true },
  disable: { run: disable, writes: true, isNotForShell: true },
  enable: { run: enable, writes: true, isNotForShell: true },
  prune: { run: prune, writes: true },
  status: { run: status, needsNoRemote: true },
  history: { run: history, needsNoRemote: true },
};
