import { useEffect } from 'react';
import type { RemoteFailureKind } from 'shared-contract';
import { useLoader } from '../federation/use-loader';

/** What a page that is too old meets, and a new one would not. */
const OUTDATED_KINDS: RemoteFailureKind[] = ['stale', 'incompatible'];

/**
 * Loads the page again when a remote can't be shown in it that a new page would show: it was shown before, or the shell is
 * another by now, and its files are gone or the next version asks for another shell. Once for each revision of the registry, never over something unsaved.
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
