import { doubtsOf } from './doubts.mjs';

/**
 * @typedef {import('release-store').JournalLine} JournalLine
 * @typedef {JournalLine & { refus?: string }} Line `refus`: why no server believes the state that it left
 */

/** @param {Line} line */
const lineOf = ({ revision, date, action, remote, version, trial, by, reason, refus }) =>
  `${revision}  ${date}  ${action} ${remote} ${version ?? ''}${trial ? `, essai ${trial}` : ''}${by ? `  par ${by}` : ''}${reason ? `  « ${reason} »` : ''}${refus ? `\n  pas cru par le serveur : ${refus}` : ''}`;

/** The last line of a remote is how its entry came to be; the journal itself is signed by nobody. @type {(store: import('./options.mjs').ReleaseStore, lines: JournalLine[]) => Promise<Line[]>} */
const withDoubts = async (store, lines) => {
  const { remotes } = await store.registry();
  const last = new Map(lines.map((line) => [line.remote, line]));
  /** @type {(line: JournalLine) => Promise<Line>} */
  const judged = async (line) => {
    const entry = last.get(line.remote) === line ? remotes[line.remote] : undefined;
    const refus = entry ? await doubtsOf(store.verifyEntry(line.remote, entry)) : null;
    return refus ? { ...line, refus } : line;
  };
  return Promise.all(lines.map(judged));
};

/**
 * Who changed what and why, newest first, and what of it no server believes; of one remote when it is named.
 *
 * @param {Pick<import('./options.mjs').Options, 'store' | 'remote' | 'json'>} options
 */
export const history = async ({ store, remote, json }) => {
  const known = (await store.journal()).filter((line) => !remote || line.remote === remote);
  const lines = (await withDoubts(store, known)).reverse();
  return json ? JSON.stringify(lines, null, 2) : lines.map(lineOf).join('\n') || 'Le journal est vide.';
};
