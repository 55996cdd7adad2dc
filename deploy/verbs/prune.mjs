/** Removes the versions of a remote that no open page can ask for; nothing else ever does. */
export const prune = async ({ store, remote }) => {
  const old = await store.prune(remote, Date.now());
  return old.length === 0 ? `${remote} : rien à retirer.` : `${remote} : ${old.join(', ')} retirée(s).`;
};
