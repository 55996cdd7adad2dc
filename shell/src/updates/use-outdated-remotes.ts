import { useSyncExternalStore } from 'react';
import { useLoader } from '../federation/use-loader';
import { usePortal } from '../portal/portal-context';

/** Returns a predicate: true for a remote whose newer version needs a reload. */
export const useOutdatedRemotes = (): ((name: string) => boolean) => {
  const loader = useLoader();
  const names = usePortal().registry.remotes.map(({ name }) => name);
  // Text, since what is read must be the same for as long as nothing changes.
  const behind = useSyncExternalStore(loader.subscribe, () =>
    names.filter((name) => loader.isOutdated(name)).join(' '),
  );
  return (name) => behind.split(' ').includes(name);
};
