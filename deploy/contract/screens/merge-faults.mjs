/** @typedef {import('../../published.mjs').Fault} Fault */

/**
 * The faults of screens judged in several states: each once, with the accounts that met it.
 *
 * @param {{ account: import('./families.mjs').Account, faults: Fault[] }[]} judged
 * @returns {Fault[]}
 */
export const mergeFaults = (judged) => {
  /** @type {Map<string, { fault: Fault, met: Set<string> }>} */
  const all = new Map();
  for (const { account, faults } of judged)
    for (const fault of faults) {
      const key = `${fault.controle} ${fault.message}`;
      const { met } = all.get(key) ?? { met: new Set() };
      all.set(key, { fault, met: met.add(`${account.persona} (${account.state})`) });
    }
  return [...all.values()].map(({ fault: { controle, message }, met }) => ({
    controle,
    message: `${message} – ${[...met].join(', ')}`,
  }));
};
