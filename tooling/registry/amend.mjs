/**
 * The registry after a change of one remote's entry, with its next revision and the change itself as `derniere`; the
 * same object when `change(entry | undefined)` gives the same entry.
 *
 * @param {{remote: string, verbe: string, qui?: string, pourquoi?: string, marque?: string}} what
 */
export const amend = async (registry, { remote, qui = null, pourquoi = null, ...what }, change) => {
  const entry = registry.remotes[remote];
  const next = await change(entry);
  if (next === entry) return registry;
  const revision = registry.revision + 1;
  const date = new Date().toISOString();
  return {
    ...registry,
    revision,
    remotes: { ...registry.remotes, [remote]: next },
    derniere: { revision, date, ...what, remote, version: next.version, qui, pourquoi },
  };
};
