/** @param {import('release-store').JournalLine} line */
const lineOf = ({ revision, date, action, remote, version, trial, by, reason }) =>
  `${revision}  ${date}  ${action} ${remote} ${version ?? ''}${trial ? `, essai ${trial}` : ''}${by ? `  par ${by}` : ''}${reason ? `  « ${reason} »` : ''}`;

/**
 * Who changed what and why, newest first; of one remote when it is named.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'remote' | 'json'>} options
 */
export const history = async ({ store, remote, json }) => {
  const lines = (await store.journal()).filter((line) => !remote || line.remote === remote).reverse();
  return json ? JSON.stringify(lines, null, 2) : lines.map(lineOf).join('\n') || 'Le journal est vide.';
};
