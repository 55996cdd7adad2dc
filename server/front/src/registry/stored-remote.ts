import type { Static } from '@sinclair/typebox';
import type { PreviousRelease, RegistryEntry } from 'shared-contract';
import type { PublishedVersions } from './published-versions';
import type { RegistryFileSchema } from './release-schemas';

type ActiveRemote = Static<typeof RegistryFileSchema>['remotes'][string];
type ReadVersion = PublishedVersions['read'];

const UNREADABLE = 'Ce service est momentanément indisponible.';

/** Registry entry for the users of a version under trial (canary). */
export interface Trial {
  percent: number;
  /** Marks of the accounts that are shown it in any case. */
  people: readonly string[];
  entry: RegistryEntry;
  since: string | null;
}

/** A remote as it is published, before the registry is resolved for somebody. */
export interface StoredRemote {
  entry: RegistryEntry;
  /** Instant of the promotion, ISO 8601, by the promoter's clock; null when there was none. */
  since: string | null;
  trial: Trial | null;
}

const toPrevious = async (
  read: ReadVersion,
  name: string,
  version: string,
): Promise<PreviousRelease | null> => {
  const found = await read(name, version);
  if (!found?.release) return null;
  const { requires, kit, screens } = found.manifest;
  return { ...found.release, requires, kit, routes: screens.map(({ path }) => path) };
};

const toEntry = async (
  read: ReadVersion,
  name: string,
  active: ActiveRemote,
): Promise<RegistryEntry | null> => {
  if (active.version === null) return null;
  const current = await read(name, active.version);
  if (!current) throw new Error(`${name} ${active.version} is not published`);
  const enabled = active.enabled && current.release !== null;
  return {
    ...current.manifest,
    release: current.release,
    previous: active.previous ? await toPrevious(read, name, active.previous).catch(() => null) : null,
    enabled,
    message: enabled ? null : (active.message ?? UNREADABLE),
  };
};

const toTrial = async (read: ReadVersion, name: string, active: ActiveRemote): Promise<Trial | null> => {
  const { canary } = active;
  if (!canary?.version || !active.enabled) return null;
  const entry = await toEntry(read, name, { ...active, version: canary.version, previous: active.version });
  if (!entry?.release) return null;
  return { percent: canary.percent, people: canary.people ?? [], entry, since: canary.since ?? null };
};

/**
 * What the registry file says of a remote, with what its versions say of themselves; the version before where the active
 * one can't be read, null where neither can. A trial that can't be read is no trial: everybody keeps the active version. `tell` is given what went wrong.
 */
export const toStoredRemote = async (
  read: ReadVersion,
  name: string,
  active: ActiveRemote,
  onError: (error: unknown) => void,
): Promise<StoredRemote | null> => {
  const orNull = (error: unknown) => {
    onError(error);
    return null;
  };
  const current = await toEntry(read, name, active).catch(orNull);
  const trial = await toTrial(read, name, active).catch(orNull);
  if (current?.release || !active.previous || !active.enabled)
    return current && { entry: current, since: active.since ?? null, trial };
  // As a fault of its code is answered in a browser.
  const before = { ...active, version: active.previous, previous: null };
  const entry = (await toEntry(read, name, before).catch(orNull)) ?? current;
  return entry && { entry, since: null, trial };
};
