import { linesOf } from 'release-store';
import { checkFits } from '../checks/fits-in-service.mjs';
import { Refusal } from '../refusal.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 */

/** Versions remembered as taken back: more than any remote keeps. */
const MAX_REVERTED = 50;

/** @type {(options: Pick<Options, 'store' | 'remote'>, version: string) => Promise<boolean>} */
const isPublished = async ({ store, remote }, version) =>
  (await store.read(remote, version, 'release.json')) !== null;

/**
 * Versions that were in service before, newest first, and to which a person may return: published still, and never
 * taken back.
 *
 * @type {(options: Pick<Options, 'store' | 'remote'>, entry: ActiveRemote) => Promise<string[]>}
 */
const targetsOf = async ({ store, remote }, entry) => {
  const lines = linesOf(remote, await store.journal());
  const known = new Set((await store.versions(remote)).map(({ version }) => version));
  const left = new Set([entry.version, ...(entry.reverted ?? [])]);
  const before = lines.flatMap(({ version }) => (version && known.has(version) ? [version] : [])).reverse();
  return [...new Set(before)].filter((version) => !left.has(version));
};

/** @type {(options: Pick<Options, 'store' | 'remote' | 'to'>, entry: ActiveRemote) => Promise<void>} */
const checkTarget = async ({ store, remote, to }, entry) => {
  if (!to || entry.version === to) return;
  if (entry.reverted?.includes(to))
    throw new Refusal(
      'annulee',
      `${remote} ${to} a été annulée : elle ne revient que par promote, contrôlée.`,
    );
  const targets = await targetsOf({ store, remote }, entry);
  if (!targets.includes(to))
    throw new Refusal(
      'jamais-active',
      `${remote} ${to} n’a pas été en service. Retours possibles : ${targets.join(', ') || 'aucun'}.`,
    );
};

/** @type {(entry: ActiveRemote, version: string | null | undefined, kept?: string) => string[]} */
export const revertedWith = ({ reverted = [] }, version, kept) =>
  [...new Set([...reverted, ...(version ? [version] : [])])]
    .filter((one) => one !== kept)
    .slice(-MAX_REVERTED);

/** @type {(options: Pick<Options, 'store' | 'remote'>, entry: ActiveRemote) => Promise<never>} */
const refuseWithout = async ({ store, remote }, entry) => {
  const targets = await targetsOf({ store, remote }, entry);
  const further = targets.length > 0 ? ` Pour aller plus loin : --to ${targets.join(', ou --to ')}.` : '';
  throw new Refusal('sans-precedente', `${remote} n’a pas de version précédente.${further}`);
};

/** @type {(options: Pick<Options, 'store' | 'remote' | 'to'>, entry: ActiveRemote) => Promise<ActiveRemote>} */
const returned = async ({ store, remote, to }, entry) => {
  const { canary, since: _, ...rest } = entry;
  if (canary && !to)
    return {
      ...rest,
      ...(entry.since !== undefined && { since: entry.since }),
      reverted: revertedWith(entry, canary.version),
    };
  const target = to ?? entry.previous;
  if (!target || !(await isPublished({ store, remote }, target)))
    return refuseWithout({ store, remote }, entry);
  await store.verify(remote, target);
  await checkFits(store, remote, target);
  const reverted = revertedWith(entry, entry.version, target);
  return { ...rest, version: target, previous: null, enabled: true, message: null, reverted };
};

/** What the person sees and wants to be rid of. @param {ActiveRemote} entry */
export const shownBy = ({ canary, version }) => canary?.version ?? version;

/**
 * Ends a trial if one is under way; otherwise the version before is the active one again, or the one of `--to`. What was
 * taken back is no version before: who asks again does not bring it back, and of two who ask at once one does it.
 *
 * @param {Pick<Options, 'store' | 'remote' | 'by' | 'reason' | 'to'>} options
 */
export const rollback = async ({ store, remote, by, reason, to }) => {
  const seen = (await store.registry()).remotes[remote];
  if (!seen) throw new Refusal('inconnu', `${remote} n’est pas dans le registre.`);
  await checkTarget({ store, remote, to }, seen);
  let isDone = false;
  const registry = await store.change({ remote, action: 'rollback', by, reason }, async (entry = seen) => {
    isDone = shownBy(entry) === shownBy(seen) && entry.version !== to;
    return isDone ? returned({ store, remote, to }, entry) : entry;
  });
  const said = `${remote} ${registry.remotes[remote]?.version} est de nouveau la version de tous.`;
  return isDone ? said : `${said} Quelqu’un l’avait déjà fait.`;
};
