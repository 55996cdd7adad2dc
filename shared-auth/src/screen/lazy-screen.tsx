import { type ComponentType, type ReactNode, use } from 'react';

/** A screen whose code is fetched when it is first shown, or before, by `preload`. */
export interface LazyScreen<Props extends object = object> {
  (props: Props): ReactNode;
  /** Fetches the code, or joins the fetch that is under way; after a failure it fetches anew. Throws what that met. */
  preload: () => Promise<void>;
  /** Whether the code is there, so that the screen shows at once. */
  isReady: () => boolean;
}

/**
 * Makes a screen from a dynamic import. Unlike `React.lazy` it can be fetched on hover, then renders at once, and it
 * can be asked for again. A failure is kept until `preload` is called: rendered again it throws, for the boundary
 * around it, and asks for nothing (docs/decisions/failing-screens.md).
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> => {
  let Loaded: ComponentType<Props> | null = null;
  let work: Promise<void> | null = null;
  let hasFailed = false;

  const fetchCode = async (): Promise<void> => {
    try {
      Loaded = (await load()).default;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  const preload = (): Promise<void> => {
    if (!work || hasFailed) {
      hasFailed = false;
      work = fetchCode();
    }
    return work;
  };

  const Screen = (props: Props) => {
    if (!Loaded) use(work ?? preload());
    return Loaded ? <Loaded {...props} /> : null;
  };
  return Object.assign(Screen, { preload, isReady: () => Loaded !== null });
};
