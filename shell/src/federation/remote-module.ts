import type { ComponentType } from 'react';
import { isRecord } from 'shared-contract/base/check-body';
import { RemoteFailure } from './remote-failure';

/** Screen component of a remote; one made with `late` can be preloaded. */
export type ScreenComponent = ComponentType & {
  preload?: () => Promise<unknown>;
  /** Whether its code is there; one that can't be fetched ahead has no code of its own to wait for. */
  isReady?: () => boolean;
};

/** Module exposed by a remote: a component for each path of its `portal.json`. */
export interface RemoteModule {
  screens: Record<string, ScreenComponent>;
}

/** A loaded remote: its module and its version. */
export interface LoadedRemote {
  module: RemoteModule;
  version: string;
  /** Number of files of a screen whose preload may have failed in an earlier attempt. */
  failedPreloads: (path: string) => number;
}

const isScreen = (value: unknown): value is ScreenComponent => typeof value === 'function' || isRecord(value);

const hasScreens = (value: unknown): value is RemoteModule =>
  isRecord(value) && isRecord(value['screens']) && Object.values(value['screens']).every(isScreen);

/** Validates the shape of a loaded module; a failed chunk may resolve to an empty one. Throws RemoteFailure. */
export const validateRemoteModule = (loaded: unknown): RemoteModule => {
  const module = isRecord(loaded) ? loaded['default'] : null;
  if (!hasScreens(module)) throw new RemoteFailure('contract');
  return module;
};
