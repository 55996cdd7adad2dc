/** What a test hands to a script of its own: it travels to the browser as JSON. */
export type Given =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Given[]
  | { [key: string]: Given };

/** A function of a test, called in the page with what it is given: it knows nothing else there. */
export const callOf = (script: unknown, given: readonly unknown[]): string =>
  `(${String(script)})(...${JSON.stringify(given)})`;

/** An element of the page. */
export interface Part {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses this file in a field for files. */
  attach: (path: string) => Promise<void>;
}

/** Keys that have no sign. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** A page of a browser, whatever engine draws it: what the journeys need of an engine, and no more. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a library's source in the page. */
  load: (source: string) => Promise<void>;
  /** Runs a function in the page; it may be asynchronous. */
  run: <Args extends Given[], Result>(
    script: (...given: Args) => Result,
    ...given: Args
  ) => Promise<Awaited<Result>>;
  /** The element that a function finds in the page. */
  find: <Args extends Given[]>(
    script: (...given: Args) => Element | null,
    ...given: Args
  ) => Promise<Part | null>;
  /** Presses one key, where the focus is. */
  press: (key: NamedKey | (string & {})) => Promise<void>;
  /** What the console was told as errors, in every page of this tab. */
  errors: () => readonly string[];
  /** Names of the files that it has downloaded. */
  downloads: () => readonly string[];
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** A tab that shares nothing with another one. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}
