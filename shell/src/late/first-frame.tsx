import type { LazyScreen } from 'shared-auth';

type Part = Pick<LazyScreen, 'preload'>;

const parts = new Map<string, Part[]>();

/** Names of the parts that the rendering under way shows; null in a browser, where nobody asks. */
let shown: Set<string> | null = null;

/**
 * Late code that the first frame of a page may show. Its name is that of its chunk after `frame-`, which it may share with
 * code beside it, so that the page can name the file to the browser, which takes over a frame once the parts in it are there.
 */
export const inFirstFrame = <Props extends object>(
  name: string,
  Screen: LazyScreen<Props>,
): LazyScreen<Props> => {
  parts.set(name, [...(parts.get(name) ?? []), Screen]);
  const Noted = (props: Props) => {
    shown?.add(name);
    return <Screen {...props} />;
  };
  return Object.assign(Noted, { preload: Screen.preload, isReady: Screen.isReady });
};

/** Fetches parts by their names, all of them by default; throws when one does not come or is not known. */
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
