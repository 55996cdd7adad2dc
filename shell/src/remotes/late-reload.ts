import { useEffect } from 'react';
import type { RemoteFailureKind } from 'shared-contract';
import { useLoader } from '../federation/use-loader';

/** Failure kinds of an outdated page that a reload resolves. */
const OUTDATED_KINDS: RemoteFailureKind[] = ['stale', 'incompatible'];

/**
 * Reloads the page when a remote fails only because the page is outdated: its files are gone, or the next version
 * needs another shell. At most once per registry revision, never with unsaved input.
 */
export const useReloadWhenOutdated = (name: string, kind: RemoteFailureKind): void => {
  const loader = useLoader();
  useEffect(() => {
    if (!OUTDATED_KINDS.includes(kind) || !(loader.hasRun(name) || loader.isShellOutdated()))
      return undefined;
    let isLeft = false;
    import(/* webpackChunkName: "after-paint" */ '../updates/reload-once').then(
      // Who has gone elsewhere meanwhile would be taken back from where she is going.
      ({ reloadOnce }) => isLeft || reloadOnce(loader.revision, () => window.location.reload()),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [loader, name, kind]);
};
