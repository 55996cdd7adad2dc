import { ANNOUNCEMENT, isAnnouncement } from 'tooling/build/release/activate-built';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';
import { revertedWith, shownBy } from '../verbs/rollback.mjs';

/**
 * @typedef {import('../verbs/options.mjs').Options} Options
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 * @typedef {NonNullable<import('release-store').JournalLine['set']>} Members
 */

/** The set that was activated last. @param {ReleaseStore} store @returns {Promise<Members>} */
const lastSet = async (store) => {
  const last = (await store.journal()).findLast(({ set }) => set !== undefined);
  if (!last?.set)
    throw new Refusal(
      'sans-lot',
      'Aucun lot n’a été activé : portalctl rollback <domaine>, ou rollback shell.',
    );
  if (last.action !== 'rollback') return last.set;
  throw new Refusal(
    'lot-annule',
    'Le dernier lot est déjà annulé. Pour aller plus loin, un lot de versions d’avant (portalctl history), contrôlé : portalctl promote --set shell@<version> <domaine>@<version> …',
  );
};

/** @type {(store: ReleaseStore, members: Members) => Promise<void>} */
const checkTargets = async (store, members) => {
  if (members[SHELL]?.before === null)
    throw new Refusal('sans-precedente', 'Aucun shell ne servait avant ce lot : il n’y a pas où revenir.');
  for (const [remote, { before }] of Object.entries(members)) {
    if (before === null || isAnnouncement(before)) continue;
    if ((await store.read(remote, before, 'release.json')) === null)
      throw new Refusal(
        'inconnue',
        `${remote} ${before}, qui servait avant ce lot, n’est plus publiée : rien n’est annulé.`,
      );
    await store.verify(remote, before);
  }
};

/** @type {(entry: ActiveRemote, before: string | null) => ActiveRemote} */
const returned = (entry, before) => {
  const { canary, since: _, ...rest } = entry;
  const left = [entry.version, canary?.version].filter((one) => one !== before);
  const reverted = left.reduce(
    (kept, one) => revertedWith({ ...entry, reverted: kept }, one, before ?? undefined),
    entry.reverted ?? [],
  );
  const closed = isAnnouncement(before) ? { enabled: false, message: ANNOUNCEMENT } : {};
  return { ...rest, ...closed, version: before, previous: null, reverted };
};

/** @type {(remotes: Record<string, ActiveRemote>, members: Members) => string} */
const shownOf = (remotes, members) =>
  JSON.stringify(Object.keys(members).map((name) => (remotes[name] ? shownBy(remotes[name]) : null)));

/**
 * Takes the last set back by one write of the registry: each of its members is what it was before the set, whatever was
 * activated of it since. Builds and checks nothing; of two who ask at once one does it.
 *
 * @param {Pick<Options, 'store' | 'by' | 'reason'>} options
 */
export const rollbackSet = async ({ store, by, reason }) => {
  const members = await lastSet(store);
  await checkTargets(store, members);
  const seen = shownOf((await store.registry()).remotes, members);
  let isDone = false;
  const what = { remotes: Object.keys(members), action: 'rollback', by, reason };
  await store.changeSet(what, (entries) => {
    isDone = shownOf(entries, members) === seen;
    if (!isDone) return {};
    return Object.fromEntries(
      Object.entries(members).flatMap(([remote, { before }]) => {
        const entry = entries[remote];
        const isThere = !entry || (entry.version === before && !entry.canary);
        return isThere ? [] : [[remote, returned(entry, before)]];
      }),
    );
  });
  if (!isDone)
    throw new Refusal('change', 'Quelqu’un vient de changer ce lot : portalctl status dit où il en est.');
  const lines = Object.entries(members).map(
    ([remote, { before }]) => `  ${remote} ${before ?? ': pas encore en service'}`,
  );
  return ['Le lot est annulé, en une fois. De nouveau en service :', ...lines].join('\n');
};
