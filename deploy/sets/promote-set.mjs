import { isAnnouncement } from 'tooling/build/release/activate-built';
import { withWarnings } from '../contract/verdict/verdict.mjs';
import { activated, NEVER } from '../verbs/promote.mjs';
import { judgeSet } from './judge-set.mjs';

/**
 * @typedef {import('../verbs/options.mjs').Options} Options
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 */

/**
 * A domain that somebody closed stays closed: a set is no word on that. One that was only announced opens.
 *
 * @type {(entry: ActiveRemote, version: string, since: string) => ActiveRemote}
 */
const activatedInSet = (entry, version, since) => {
  const next = activated(entry, version, since);
  if (entry.enabled || isAnnouncement(entry.version)) return next;
  return { ...next, enabled: false, message: entry.message };
};

/** @type {(remote: string, entry: ActiveRemote | undefined) => string} */
const lineOf = (remote, entry) =>
  `  ${remote} ${entry?.version}${entry?.enabled === false ? ' ; le domaine reste hors service' : ''}`;

/**
 * Makes the versions of a set the active ones for everybody by one write of the registry, once they were judged together.
 *
 * @param {Pick<Options, 'store' | 'contract' | 'checkRemotes' | 'by' | 'reason'> & { set: Record<string, string> }} options
 */
export const promoteSet = async ({ set, by, reason, ...options }) => {
  const { store } = options;
  const results = await judgeSet({ ...options, set }, 'Rien de ce lot n’est activé :');
  const since = new Date().toISOString();
  const what = { remotes: Object.keys(set), action: 'promote', by, reason };
  const { remotes } = await store.changeSet(what, (entries) =>
    Object.fromEntries(
      Object.entries(set).flatMap(([remote, version]) => {
        const entry = entries[remote];
        const isThere = entry?.version === version && !entry.canary;
        return isThere ? [] : [[remote, activatedInSet(entry ?? NEVER, version, since)]];
      }),
    ),
  );
  const lines = Object.keys(set).map((remote) => lineOf(remote, remotes[remote]));
  const said = [
    'Le lot est actif, en une fois :',
    ...lines,
    'Pour revenir à ce qui servait avant : portalctl rollback --set',
  ];
  return withWarnings(said.join('\n'), results);
};
