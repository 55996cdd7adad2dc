import { type ComponentType, type ReactNode, use, useCallback, useEffect, useState } from 'react';

/** Lazy-loaded code, fetched when first needed or earlier by `preload`. */
export interface Late<Value> {
  /** Fetches the code, or joins the fetch that is under way; after a failure it fetches again. Throws what that met. */
  preload: () => Promise<Value>;
  /** What came; null until then. */
  known: () => Value | null;
  isReady: () => boolean;
}

/** Lazy-loaded component: screen, part or dialog. */
export interface LateComponent<Props extends object = object> extends Late<ComponentType<Props>> {
  (props: Props): ReactNode;
}

export interface LateFailure<Props extends object> {
  error: unknown;
  isRetrying: boolean;
  retry: () => Promise<void>;
  /** Of the component that did not come. */
  props: Props;
}

export interface LateOptions<Props extends object = object> {
  /** Stands in its place until it comes; nothing by default. */
  skeleton?: ReactNode;
  /** Stands in its place when it does not come. Without it the component suspends, and throws for the boundary around it. */
  onFailure?: (failure: LateFailure<Props>) => ReactNode;
  /** For the shell: name of its chunk after `frame-`, where the first frame of a page may show it. */
  frame?: string;
}

/** Loaded module: its default export, or a component. */
type Loaded<Value> = { default: Value } | (Value & ((...given: never[]) => unknown));

const frameParts = new Map<string, Late<unknown>[]>();

/** Names of the lazy parts shown by the current server rendering; null in a browser. */
let renderedParts: Set<string> | null = null;

/** Preloads the lazy parts of first frames, by name, all by default; throws for an unknown name or a failed chunk. */
export const preloadParts = async (names: Iterable<string> = frameParts.keys()): Promise<void> => {
  const fetchPart = async (name: string) => {
    const found = frameParts.get(name);
    if (!found) throw new Error(`the shell has no part ${name}`);
    await Promise.all(found.map((part) => part.preload()));
  };
  await Promise.all([...names].map(fetchPart));
};

/** Result of a rendering, with the names of the lazy parts it shows. */
export const collectRenderedParts = <T,>(render: () => T): { result: T; parts: string[] } => {
  const seen = new Set<string>();
  renderedParts = seen;
  try {
    return { result: render(), parts: [...seen] };
  } finally {
    renderedParts = null;
  }
};

/** Lazy-loading as a query for `AsyncState`: starts when wanted, retried after a failure or by `mutate`. */
export const useLate = <Value,>(code: Late<Value>, isWanted = true) => {
  const [{ error, isRetrying }, settle] = useState<{ error: unknown; isRetrying: boolean }>({
    error: null,
    isRetrying: false,
  });
  const data = code.known() ?? undefined;
  const fetchCode = useCallback(
    () =>
      code.preload().then(
        () => settle({ error: null, isRetrying: false }),
        (failure: unknown) => settle({ error: failure, isRetrying: false }),
      ),
    [code],
  );
  const mutate = useCallback(() => {
    settle((before) => ({ ...before, isRetrying: true }));
    return fetchCode();
  }, [fetchCode]);
  useEffect(() => {
    if (isWanted && !data) void fetchCode();
  }, [isWanted, data, fetchCode]);
  // It may have come ahead of what is wanted, after a failure too.
  return { data, error: data ? null : error, isLoading: !data, isRetrying, mutate };
};

/** Preload delay after mount, milliseconds: the page has fetched its own data by then. */
const IDLE_MS = 2000;

/**
 * Preloads lazy code once the page is idle, or `at once` in parallel with its data. A failed chunk is fetched again
 * when rendered.
 */
export const usePreload = (
  { preload }: Pick<Late<unknown>, 'preload'>,
  isWanted = true,
  when: 'at rest' | 'at once' = 'at rest',
): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    const fetchIt = () => void preload().catch(() => {});
    if (when === 'at once') return fetchIt();
    const timer = setTimeout(fetchIt, IDLE_MS);
    return () => clearTimeout(timer);
  }, [preload, isWanted, when]);
};

const fetchOnce = <Value,>(load: () => Promise<Loaded<Value>>) => {
  let known: Value | null = null;
  let work: Promise<Value> | null = null;
  let hasFailed = false;
  const begin = async (): Promise<Value> => {
    try {
      const found = await load();
      known = typeof found === 'function' ? found : found.default;
      return known;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const preload = (): Promise<Value> => {
    if (!work || hasFailed) {
      hasFailed = false;
      work = begin();
    }
    return work;
  };
  const code: Late<Value> = { preload, known: () => known, isReady: () => known !== null };
  return { code, lastFetch: () => work ?? preload() };
};

/**
 * Lazy-loads a screen, a part, a dialog or a value (a schema) from a dynamic import. Unlike `React.lazy` it can be
 * preloaded on hover, then renders synchronously, and can be retried. A screen without options caches its failure
 * until `preload` is called: rendered again it throws without a request (docs/decisions/failing-screens.md).
 */
export function late<Props extends object = object>(
  load: () => Promise<Loaded<ComponentType<Props>>>,
  options?: LateOptions<Props>,
): LateComponent<Props>;
export function late<Value>(load: () => Promise<{ default: Value }>): Late<Value>;
export function late<Props extends object>(
  load: () => Promise<Loaded<ComponentType<Props>>>,
  { skeleton = null, onFailure, frame }: LateOptions<Props> = {},
): LateComponent<Props> {
  const { code, lastFetch } = fetchOnce(load);
  const Suspending = (props: Props) => {
    const Code = code.known() ?? use(lastFetch());
    return <Code {...props} />;
  };
  const Staged = (props: Props) => {
    const { data: Code, error, isRetrying, mutate } = useLate(code);
    if (Code) return <Code {...props} />;
    return error ? onFailure?.({ error, isRetrying, retry: mutate, props }) : skeleton;
  };
  const Shown = onFailure ? Staged : Suspending;
  const Component = (props: Props) => {
    if (frame) renderedParts?.add(frame);
    return <Shown {...props} />;
  };
  const made = Object.assign(Component, code);
  if (frame) frameParts.set(frame, [...(frameParts.get(frame) ?? []), made]);
  return made;
}
