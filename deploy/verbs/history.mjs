import { linesOf } from 'release-store';
import { doubtsOf } from './doubts.mjs';

/**
 * @typedef {import('release-store').JournalLine} JournalLine
 * @typedef {JournalLine & { refus?: string }} Line `refus`: why no server believes the state that it left
 */

/** @type {(line: Pick<Line, 'remote' | 'version' | 'set'>) => string} */
const whatOf = ({ remote, version, set = {} }) => {
  const others = Object.entries(set).filter(([name]) => name !== remote);
  const named = [[remote, version], ...others.map(([name, member]) => [name, member.version])];
  return named.map(([name, each]) => `${name} ${each ?? ''}`).join(', ');
};

/** @param {Line} line */
const lineOf = ({ revision, date, action, trial, by, reason, refus, ...line }) =>
  `${revision}  ${date}  ${action} ${whatOf(line)}${trial ? `, essai ${trial}` : ''}${by ? `  par ${by}` : ''}${reason ? `  « ${reason} »` : ''}${refus ? `\n  pas cru par le serveur : ${refus}` : ''}`;

/** @type {(line: Pick<JournalLine, 'remote' | 'set'>) => string[]} */
const namesIn = ({ remote, set = {} }) => [...new Set([remote, ...Object.keys(set)])];

/** The last line of a remote is how its entry came to be; the journal itself is signed by nobody. @type {(store: import('./options.mjs').ReleaseStore, lines: JournalLine[]) => Promise<Line[]>} */
const withDoubts = async (store, lines) => {
  const { remotes } = await store.registry();
  const last = new Map(lines.flatMap((line) => namesIn(line).map((name) => [name, line])));
  /** @type {(line: JournalLine) => Promise<Line>} */
  const judged = async (line) => {
    const left = namesIn(line).filter((name) => last.get(name) === line);
    const doubts = await Promise.all(
      left.map((name) => (remotes[name] ? doubtsOf(store.verifyEntry(name, remotes[name])) : null)),
    );
    const refus = doubts.filter(Boolean).join(' ');
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
  const all = await store.journal();
  const known = remote ? linesOf(remote, all) : all;
  const lines = (await withDoubts(store, known)).reverse();
  return json ? JSON.stringify(lines, null, 2) : lines.map(lineOf).join('\n') || 'Le journal est vide.';
};
