import { withWarnings } from '../contract/verdict/verdict.mjs';
import { judgeSet } from './judge-set.mjs';

/**
 * Runs the contract test of the versions of a set, together. Changes nothing.
 *
 * @param {import('../verbs/options.mjs').Options & { set: Record<string, string> }} options
 */
export const checkSet = async (options) => {
  const results = await judgeSet(options, 'Ce lot ne peut pas être activé :');
  if (options.json) return JSON.stringify(results, null, 2);
  const lines = results.map(({ remote, version }) => `${remote} ${version} : tout est en ordre.`);
  return withWarnings(lines.join('\n'), results);
};
