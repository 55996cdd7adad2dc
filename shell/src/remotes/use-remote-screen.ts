import { useCallback, useEffect, useRef, useState } from 'react';
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
const REPLACING: RemoteState = { kind: 'loading' };

const prepare = async ({ module }: LoadedRemote, path: string): Promise<RemoteState> => {
  const Screen = module.screens[path];
  if (!Screen) throw new RemoteFailure('contract');
  await Screen.preload?.();
  return { kind: 'ready', Screen };
};

/** The screen of what is loaded, or of the versions that take its place when its code can't be fetched. */
const prepareAny = (
  loader: RemoteLoader,
  { name, path }: ScreenKey,
  loaded: LoadedRemote,
): Promise<RemoteState> =>
  prepare(loaded, path).catch(async (error: unknown) => {
    const other = await loader.replace(name, path, { error, phase: 'load' });
    return prepareAny(loader, { name, path }, other);
  });

const toFailed = (error: unknown): RemoteState => ({
  kind: 'failed',
  failure: error instanceof RemoteFailure ? error : new RemoteFailure('evaluation', { cause: error }),
});

const atOnce = (loader: RemoteLoader, { name, path }: ScreenKey): RemoteState => {
  const Screen = loader.peek(name)?.module.screens[path];
  return Screen ? { kind: 'ready', Screen } : LOADING;
};

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
      work.catch(toFailed).then((next) => {
        if (latest.current === work) show(next);
      });
    },
    [show],
  );
};

/** The component of a screen: at once when its remote is there already, otherwise after the loader. */
export const useRemoteScreen = (loader: RemoteLoader, { name, path }: ScreenKey, pathname: string) => {
  const [state, setState] = useState<RemoteState>(() => atOnce(loader, { name, path }));
  const settle = useLatest(setState);

  const start = useCallback(
    (load: Promise<LoadedRemote>) =>
      settle(load.then((loaded) => prepareAny(loader, { name, path }, loaded))),
    [loader, name, path, settle],
  );

  const isLoading = state === LOADING;
  useEffect(() => {
    if (isLoading) start(loader.load(name));
  }, [isLoading, loader, name, start]);

  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setState((before) => (before.kind === 'failed' ? LOADING : before));
  }, [pathname]);

  const retry = useCallback(() => start(loader.retry(name)), [loader, name, start]);
  const replace = useCallback(
    (error: unknown) => {
      setState(REPLACING);
      const other = loader.replace(name, path, { error, phase: 'render' });
      start(other);
    },
    [loader, name, path, start],
  );
  const shown = useCallback(() => loader.noteShown(name), [loader, name]);
  return { state, retry, replace, shown };
};
