import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { recoverSession } from 'shared-auth';
import { isUnauthorized } from '../federation/full-registry';
import { RemoteFailure } from '../federation/remote-failure';
import type { RemoteLoader } from '../federation/remote-loader';
import type { LoadedRemote, ScreenComponent } from '../federation/remote-module';

export type RemoteState =
  | { kind: 'loading' }
  | { kind: 'ready'; Screen: ScreenComponent; version: string }
  | { kind: 'failed'; failure: RemoteFailure };

/** Remote name and declared path of a screen. */
export interface ScreenKey {
  name: string;
  path: string;
}

const LOADING: RemoteState = { kind: 'loading' };

/** Loading state while another version is fetched; looks like the previous state. */
const LOADING_FALLBACK: RemoteState = { kind: 'loading' };

/** Signs in again when navigation to a screen meets a 401; prefetching never does. */
const reauthenticateIfNeeded = async (load: () => Promise<LoadedRemote>): Promise<LoadedRemote> => {
  try {
    return await load();
  } catch (error) {
    if (!isUnauthorized(error) || !(await recoverSession())) throw error;
    return load();
  }
};

/** Preloads a screen of the loaded remote, or of a fallback version when its chunk fails. */
const preloadScreen = async (
  loader: RemoteLoader,
  { name, path }: ScreenKey,
  loaded: LoadedRemote,
): Promise<RemoteState> => {
  const { version } = loaded;
  try {
    return { kind: 'ready', Screen: await loader.fetchScreen(loaded, path), version };
  } catch (error) {
    const other = await loader.replace(name, path, { error, phase: 'load', version });
    return preloadScreen(loader, { name, path }, other);
  }
};

const failedState = (error: unknown): RemoteState => ({
  kind: 'failed',
  failure: error instanceof RemoteFailure ? error : new RemoteFailure('evaluation', { cause: error }),
});

/** A screen whose code is already loaded, rendered synchronously. */
const preloadedScreen = (loaded: LoadedRemote | null, path: string): RemoteState => {
  const Screen = loaded?.module.screens[path];
  if (!loaded || !Screen) return LOADING;
  const isReady = Screen.isReady?.() ?? !Screen.preload;
  return isReady ? { kind: 'ready', Screen, version: loaded.version } : LOADING;
};

const useLoaded = (loader: RemoteLoader, name: string): LoadedRemote | null =>
  useSyncExternalStore(
    loader.subscribe,
    () => loader.peek(name),
    () => loader.peek(name),
  );

/** Applies only the latest started work's result while mounted. */
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

/** State of a remote screen: ready synchronously when preloaded, otherwise loading, ready or failed. */
export const useRemoteScreen = (loader: RemoteLoader, { name, path }: ScreenKey, pathname: string) => {
  const loaded = useLoaded(loader, name);
  const [state, setState] = useState<RemoteState>(() => preloadedScreen(loaded, path));
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
  const version = state.kind === 'ready' ? state.version : undefined;
  const replace = useCallback(
    (error: unknown) => {
      setState(LOADING_FALLBACK);
      const other = loader.replace(name, path, { error, phase: 'render', ...(version && { version }) });
      start(other);
    },
    [loader, name, path, version, start],
  );
  const shown = useCallback(() => loader.markShown(name), [loader, name]);
  return { state, retry, replace, shown };
};
