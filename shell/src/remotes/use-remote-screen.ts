import { useCallback, useEffect, useState } from 'react';
import { RemoteFailure } from '../federation/remote-failure';
import type { LoadedRemote, RemoteLoader } from '../federation/remote-loader';
import type { RemoteModule, ScreenComponent } from '../federation/remote-module';
import type { DeclaredScreen } from '../navigation/screens';

export type RemoteState =
  | { kind: 'loading' }
  | { kind: 'ready'; Screen: ScreenComponent }
  | { kind: 'failed'; failure: RemoteFailure };

const LOADING: RemoteState = { kind: 'loading' };

const pick = (module: RemoteModule, path: string): ScreenComponent => {
  const Screen = module.screens[path];
  if (!Screen) throw new RemoteFailure('contract');
  return Screen;
};

const atOnce = (loader: RemoteLoader, { remote, path }: DeclaredScreen): RemoteState => {
  const Screen = loader.peek(remote.name)?.screens[path];
  return Screen ? { kind: 'ready', Screen } : LOADING;
};

/** The component of a screen: at once when its remote is there already, otherwise after the loader. */
export const useRemoteScreen = (loader: RemoteLoader, screen: DeclaredScreen) => {
  const [state, setState] = useState<RemoteState>(() => atOnce(loader, screen));
  const { path } = screen;
  const { name } = screen.remote;

  const settle = useCallback(
    (work: Promise<LoadedRemote>) => {
      let isGone = false;
      const set = (next: RemoteState) => {
        if (!isGone) setState(next);
      };
      work
        .then(async ({ module }) => {
          const Screen = pick(module, path);
          await Screen.preload?.();
          set({ kind: 'ready', Screen });
        })
        .catch(async (error: unknown) => {
          const isNamed = error instanceof RemoteFailure;
          set({ kind: 'failed', failure: isNamed ? error : await loader.nameScreenFailure(name, error) });
        });
      return () => {
        isGone = true;
      };
    },
    [loader, name, path],
  );

  const isLoading = state.kind === 'loading';
  useEffect(() => (isLoading ? settle(loader.load(name)) : undefined), [isLoading, loader, name, settle]);

  const retry = useCallback(() => settle(loader.retry(name)), [loader, name, settle]);
  return { state, retry };
};
