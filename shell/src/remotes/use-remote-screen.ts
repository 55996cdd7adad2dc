import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { recoverSession } from 'shared-auth';
import { isUnauthorized } from '../federation/full-registry';
import { RemoteFailure } from '../federation/remote-failure';
import type { LoadedRemote, RemoteLoader } from '../federation/remote-loader';
import type { ScreenComponent } from '../federation/remote-module';

export type RemoteState =
  | { kind: 'loading' }
  | { kind: 'ready'; Screen: ScreenComponent }
  | { kind: 'failed'; failure: RemoteFailure };

/** A remote and one of the paths that it declares. */
export interface ScreenKey {
  name: string;
  path: string;
}

const LOADING: RemoteState = { kind: 'loading' };

/** As the one before to who looks at the page; what is under way is another version. */
const LOADING_FALLBACK: RemoteState = { kind: 'loading' };

/** Who goes to a screen once her session ended signs in again; what is fetched ahead asks nobody. */
const reauthenticateIfNeeded = async (load: () => Promise<LoadedRemote>): Promise<LoadedRemote> => {
  try {
    return await load();
  } catch (error) {
    if (!isUnauthorized(error) || !(await recoverSession())) throw error;
    return load();
  }
};

/** The screen of what is loaded, or of the versions that take its place when its code can't be fetched. */
const preloadScreen = async (
  loader: RemoteLoader,
  { name, path }: ScreenKey,
  loaded: LoadedRemote,
): Promise<RemoteState> => {
  try {
    return { kind: 'ready', Screen: await loader.fetchScreen(loaded, path) };
  } catch (error) {
    const { version } = loaded;
    const other = await loader.replace(name, path, { error, phase: 'load', version });
    return preloadScreen(loader, { name, path }, other);
  }
};

const failedState = (error: unknown): RemoteState => ({
  kind: 'failed',
  failure: error instanceof RemoteFailure ? error : new RemoteFailure('evaluation', { cause: error }),
});

/** A screen whose code is there already, so that it shows at once. */
const preloadedScreen = (Screen: ScreenComponent | undefined): RemoteState =>
  Screen && (Screen.isReady?.() ?? !Screen.preload) ? { kind: 'ready', Screen } : LOADING;

const useLoaded = (loader: RemoteLoader, name: string): LoadedRemote | null =>
  useSyncExternalStore(
    loader.subscribe,
    () => loader.peek(name),
    () => null,
  );

/** Shows what comes of the work that was begun last, for as long as the screen is there. */
const useLatest = (show: (state: RemoteState) => void) => {
  const latest = useRef<Promise<RemoteState> | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  return useCallback(
    (work: Promise<RemoteState>) => {
      latest.current = work;
      void work.catch(failedState).then((next) => {
        if (latest.current === work) show(next);
      });
    },
    [show],
  );
};

/** The component of a screen: at once when its code is there already, otherwise after the loader. */
export const useRemoteScreen = (loader: RemoteLoader, { name, path }: ScreenKey, pathname: string) => {
  const loaded = useLoaded(loader, name);
  const [state, setState] = useState<RemoteState>(() => preloadedScreen(loaded?.module.screens[path]));
  const settle = useLatest(setState);

  const start = useCallback(
    (load: Promise<LoadedRemote>) =>
      settle(load.then((found) => preloadScreen(loader, { name, path }, found))),
    [loader, name, path, settle],
  );

  const isLoading = state === LOADING;
  useEffect(() => {
    if (isLoading) start(reauthenticateIfNeeded(() => loader.load(name, path)));
  }, [isLoading, loader, name, path, start]);

  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setState((before) => (before.kind === 'failed' ? LOADING : before));
  }, [pathname]);

  const retry = useCallback(
    () => start(reauthenticateIfNeeded(() => loader.retry({ name, path }))),
    [loader, name, path, start],
  );
  const replace = useCallback(
    (error: unknown) => {
      setState(LOADING_FALLBACK);
      const other = loader.replace(name, path, { error, phase: 'render' });
      start(other);
    },
    [loader, name, path, start],
  );
  const shown = useCallback(() => loader.markShown(name), [loader, name]);
  return { state, retry, replace, shown };
};
