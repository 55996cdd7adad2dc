import { type ComponentType, type ReactNode, use, useCallback, useEffect, useState } from 'react';

/** Code that is fetched when it is first needed, or before, by `preload`. */
export interface Late<Value> {
  /** Fetches the code, or joins the fetch that is under way; after a failure it fetches again. Throws what that met. */
  preload: () => Promise<Value>;
  /** What came; null until then. */
  known: () => Value | null;
  isReady: () => boolean;
}

/** A screen, a part of one or a dialog whose code comes late. */
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

/** A module, by what it exports by default, or a component of it. */
type Loaded<Value> = { default: Value } | (Value & ((...given: never[]) => unknown));

const parts = new Map<string, Late<unknown>[]>();

/** Names of the parts that the rendering under way shows; null in a browser, where nobody asks. */
let shown: Set<string> | null = null;

/** Fetches the parts of first frames by their names, all by default; throws when one does not come or is not known. */
export const fetchParts = async (names: Iterable<string> = parts.keys()): Promise<void> => {
  const fetchPart = async (name: string) => {
    const found = parts.get(name);
    if (!found) throw new Error(`the shell has no part ${name}`);
    await Promise.all(found.map((part) => part.preload()));
  };
  await Promise.all([...names].map(fetchPart));
};

/** What a rendering comes to, with the names of the parts that it shows. */
export const withParts = <T,>(render: () => T): { result: T; parts: string[] } => {
  const seen = new Set<string>();
  shown = seen;
  try {
    return { result: render(), parts: [...seen] };
  } finally {
    shown = null;
  }
};

/** The fetch of late code as a query of `AsyncState`: once it is wanted, and after a failure each time, or by `mutate`. */
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

/** A page that has been there for so long, milliseconds, has fetched what it shows. */
const AT_REST = 2000;

/**
 * Fetches late code once its page has rested, or `at once`, beside the data that it shows. What does not come is asked
 * for when it is shown.
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
    const timer = setTimeout(fetchIt, AT_REST);
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
 * Makes a screen, a part of one, a dialog or a value (a schema) from a dynamic import. Unlike `React.lazy` it can be
 * fetched on hover, then renders at once, and it can be asked for again. A screen without options keeps its failure until
 * `preload` is called: rendered again it throws and asks for nothing (docs/decisions/failing-screens.md).
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
    if (frame) shown?.add(frame);
    return <Shown {...props} />;
  };
  const made = Object.assign(Component, code);
  if (frame) parts.set(frame, [...(parts.get(frame) ?? []), made]);
  return made;
}
