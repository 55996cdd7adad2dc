/** Removes the versions of a remote that no open page can ask for; nothing else ever does. */
export const prune = async ({ depot, remote }) => {
  const old = await depot.prune(remote, Date.now());
  return old.length === 0 ? `${remote} : rien à retirer.` : `${remote} : ${old.join(', ')} retirée(s).`;
};
