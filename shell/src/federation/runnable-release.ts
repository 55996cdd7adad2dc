import type { PageEntry, PreviousRelease } from 'shared-contract';
import { completeRelease } from 'shared-contract/federation/registry';
import { RemoteFailure } from './remote-failure';

/** A version that can be loaded, active or previous. */
export type RunnableRelease = Omit<PreviousRelease, 'routes'>;

/** True when the page holds only the version's name of an enabled entry, without its files. */
export const isPartialEntry = (entry: PageEntry | undefined): boolean =>
  entry?.enabled === true && entry.release !== null && completeRelease(entry) === null;

/** The active version of a registry entry. Throws RemoteFailure when there is none to run. */
export const activeRelease = (entry: PageEntry | undefined): RunnableRelease => {
  const release = entry?.enabled ? completeRelease(entry) : null;
  if (!entry || !release) throw new RemoteFailure('disabled');
  return { ...release, requires: entry.requires, kit: entry.kit };
};

/** Kit pieces that a screen of a version needs; all of the version's pieces when it declares none per screen. */
export const requiredKit = ({ kit, screens }: RunnableRelease, path: string | undefined): readonly string[] =>
  (path === undefined ? undefined : screens?.[path]?.kit) ?? kit;
