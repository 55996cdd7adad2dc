import type { RegistryEntry } from 'shared-contract';
import { DAY_MS } from 'shared-contract/base/days';
import type { StoredRegistry } from './served-releases';
import type { StoredRemote } from './stored-remote';

/** A version that people are served now: the active one of a remote, or the one under trial. */
export interface Promotion {
  name: string;
  version: string;
  /** Instant of the promotion, as the registry has it; empty when a build or a return made it active. */
  activation: string;
  entry: RegistryEntry;
}

const toPromotion = (entry: RegistryEntry, since: string | null): Promotion[] =>
  entry.release ? [{ name: entry.name, version: entry.release.version, activation: since ?? '', entry }] : [];

const promotionsOf = ({ entry, since, trial }: StoredRemote): Promotion[] => [
  ...toPromotion(entry, since),
  ...(trial ? toPromotion(trial.entry, trial.since) : []),
];

/** The promotion that this version of a remote lives by; null when nobody is served it by the registry. */
export const findPromotion = (
  { remotes }: StoredRegistry,
  name: string,
  version: string | null | undefined,
): Promotion | null =>
  remotes.flatMap(promotionsOf).find((one) => one.name === name && one.version === version) ?? null;

/**
 * True for a day after a promotion: pages then report successful screens too. Compared with the machine's clock, since
 * promoters write it by theirs.
 */
export const isWatched = (since: string | null): boolean =>
  since !== null && Math.abs(Date.now() - Date.parse(since)) < DAY_MS;
