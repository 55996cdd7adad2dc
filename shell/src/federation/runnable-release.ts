import type { PageEntry, PreviousRelease } from 'shared-contract';
import { wholeRelease } from 'shared-contract/federation/registry';
import { RemoteFailure } from './remote-failure';

/** A version that can be shown, active or before. */
export type RunnableRelease = Omit<PreviousRelease, 'routes'>;

/** Whether a page was told of a version that may run by its name alone. */
export const isPartialEntry = (entry: PageEntry | undefined): boolean =>
  entry?.enabled === true && entry.release !== null && wholeRelease(entry) === null;

/** The version that a registry's entry tells. Throws RemoteFailure when there is none to run. */
export const activeRelease = (entry: PageEntry | undefined): RunnableRelease => {
  const release = entry?.enabled ? wholeRelease(entry) : null;
  if (!entry || !release) throw new RemoteFailure('disabled');
  return { ...release, requires: entry.requires, kit: entry.kit };
};

/** Pieces of the kit that a screen of a version takes; all of them where it does not tell. */
export const requiredKit = ({ kit, screens }: RunnableRelease, path: string | undefined): readonly string[] =>
  (path === undefined ? undefined : screens?.[path]?.kit) ?? kit;
