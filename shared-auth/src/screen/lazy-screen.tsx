import { type ComponentType, use } from 'react';

/** A screen whose code is fetched when it is first shown, or before, by `preload`. */
export interface LazyScreen {
  (): React.ReactNode;
  /** Fetches the code; a failed fetch is forgotten, so that the next call tries again. */
  preload: () => Promise<void>;
}

/**
 * Makes a screen from a dynamic import. Unlike `React.lazy` it can be fetched on hover, then renders at once,
 * and it does not keep a failure (ARCHITECTURE, front end 4 and 8).
 */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>): LazyScreen => {
  let Loaded: ComponentType | null = null;
  let pending: Promise<void> | null = null;

  const fetchCode = async (): Promise<void> => {
    try {
      const module = await load();
      Loaded = module.default;
    } catch (error) {
      pending = null;
      throw error;
    }
  };

  const preload = (): Promise<void> => {
    pending ??= fetchCode();
    return pending;
  };

  const Screen = () => {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  };
  return Object.assign(Screen, { preload });
};
