import type { PreviousRelease, RegistryEntry } from 'shared-contract';
import { RemoteFailure } from './remote-failure';

/** A version that can be shown, active or before. */
export type Candidate = Omit<PreviousRelease, 'routes'>;

/** The version that a registry's entry names. Throws RemoteFailure when there is none to run. */
export const activeOf = (entry: RegistryEntry | undefined): Candidate => {
  if (!entry?.enabled || !entry.release) throw new RemoteFailure('disabled');
  return { ...entry.release, requires: entry.requires, kit: entry.kit };
};

/** Pieces of the kit that a screen of a version takes; all of them where it does not tell. */
export const kitFor = ({ kit, screens }: Candidate, path: string | undefined): readonly string[] =>
  (path === undefined ? undefined : screens?.[path]?.kit) ?? kit;
