import { createHash } from 'node:crypto';
import { trialMark } from 'release-store';
import type { Registry, RegistryEntry, Role } from 'shared-contract';
import { isWatched } from './promotion';
import type { StoredRegistry } from './served-releases';
import type { StoredRemote } from './stored-remote';

const VERIFICATIONS_REMOTE = 'mf-verifications';

/** Person for whom the registry is resolved. */
export interface RegistryReader {
  username: string;
  roles: Role[];
}

/** 0 to 99, always the same for a person and a remote, and spread over the persons. */
const rolloutPercentile = (username: string, remote: string): number =>
  createHash('sha256').update(`${remote}:${username}`).digest().readUInt32BE(0) % 100;

const withWatch = (entry: RegistryEntry, since: string | null): RegistryEntry =>
  entry.enabled && isWatched(since) ? { ...entry, isWatched: true } : entry;

/** Whom the team named sees by the bar of the page that it is a trial; the tenth is told nothing. */
const entryFor = ({ entry, since, trial }: StoredRemote, username: string): RegistryEntry => {
  if (!trial) return withWatch(entry, since);
  const tried = withWatch(trial.entry, trial.since);
  if (trial.people.includes(trialMark(entry.name, username))) return { ...tried, isTest: true };
  return rolloutPercentile(username, entry.name) < trial.percent ? tried : withWatch(entry, since);
};

/** Addresses of the others' screens: they exist, so that a page that is not hers is refused and not « introuvable ». */
const addressesOf = (entries: RegistryEntry[], isHers: (entry: RegistryEntry) => boolean) =>
  entries
    .filter((entry) => !isHers(entry))
    .flatMap(({ screens }) => screens.map(({ path, title }) => ({ path, title })));

/**
 * The registry of one person: a version under trial for the part of the users that it is shown to; and staff who
 * only verify files are told of one remote, so that no byte of another is ever fetched.
 */
export const registryFor = (
  { revision, shell, remotes }: StoredRegistry,
  { username, roles }: RegistryReader,
): Registry => {
  const isVerifierOnly = roles.length > 0 && roles.every((role) => role === 'verifications');
  const entries = remotes.map((remote) => entryFor(remote, username));
  const head = { revision, ...(shell !== null && { shell }) };
  if (!isVerifierOnly) return { ...head, remotes: entries };
  const isHers = ({ name }: RegistryEntry) => name === VERIFICATIONS_REMOTE;
  return { ...head, remotes: entries.filter(isHers), elsewhere: addressesOf(entries, isHers) };
};

/** The active version of each remote, for GET /version. */
export const versionsOf = ({ remotes }: StoredRegistry): Record<string, string> =>
  Object.fromEntries(
    remotes.flatMap(({ entry: { name, release } }): [string, string][] =>
      release ? [[name, release.version]] : [],
    ),
  );
