import { Refusal } from '../refusal.mjs';

/** @typedef {Pick<import('./options.mjs').Options, 'store' | 'remote' | 'by' | 'reason' | 'message'>} Options */

/** @type {(options: Options, action: string, enabled: boolean, message: string | null) => Promise<unknown>} */
const change = ({ store, remote, by, reason }, action, enabled, message) =>
  store.change({ remote, action, by, reason }, (entry) => {
    if (!entry?.version) throw new Refusal('inconnu', `${remote} n’a pas de version active.`);
    return { ...entry, enabled, message };
  });

/**
 * Takes a domain out of service with a sentence for the users; its tiles go, the rest of the portal stays.
 *
 * @param {Options} options
 */
export const disable = async (options) => {
  if (!options.message) throw new Refusal('sans-message', 'Dites aux personnes pourquoi : --message "…".');
  await change(options, 'disable', false, options.message);
  return `${options.remote} est hors service : « ${options.message} »`;
};

/**
 * Puts a domain back into service.
 *
 * @param {Options} options
 */
export const enable = async (options) => {
  await change(options, 'enable', true, null);
  return `${options.remote} est en service.`;
};
