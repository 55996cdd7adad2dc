/**
 * Removes the versions of a remote that no open page can ask for; nothing else ever does.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'remote'>} options
 */
export const prune = async ({ store, remote }) => {
  const old = await store.prune(remote, Date.now());
  return old.length === 0 ? `${remote} : rien à retirer.` : `${remote} : ${old.join(', ')} retirée(s).`;
};
