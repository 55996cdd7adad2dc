import { Refusal } from '../refusal.mjs';

/**
 * Ends a trial if one is under way; otherwise the version before is the active one again. Builds nothing.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'remote' | 'by' | 'reason'>} options
 */
export const rollback = async ({ store, remote, by, reason }) => {
  const registry = await store.change({ remote, action: 'rollback', by, reason }, async (entry) => {
    if (!entry) throw new Refusal('inconnu', `${remote} n’est pas dans le registre.`);
    const { canary, ...active } = entry;
    if (canary) return active;
    const { since: _, ...rest } = active;
    if (!entry.previous || !(await store.read(remote, entry.previous, 'release.json')))
      throw new Refusal('sans-precedente', `${remote} n’a pas de version précédente.`);
    return { ...rest, version: entry.previous, previous: entry.version, enabled: true, message: null };
  });
  return `${remote} ${registry.remotes[remote]?.version} est de nouveau la version de tous.`;
};
