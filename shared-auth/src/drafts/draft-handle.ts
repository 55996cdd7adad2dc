import type { Draft } from 'shared-contract';

/** Draft operations of a screen. */
export interface DraftHandle {
  /**
   * What was typed before this visit, which no longer changes: undefined until it was read at this visit, null
   * when there is nothing or it can't be read.
   */
  draft: Draft | null | undefined;
  /** ISO instant at which what stands in the form was kept; null when it has not been. */
  savedAt: string | null;
  /** false once a save failed: what is typed is in this page alone. */
  isSafe: boolean;
  /** Keeps these contents on the server, after a pause in typing. */
  keep: (contents: unknown) => void;
  /** Forgets the draft, once the form was sent or the person wants none of it. */
  discard: () => Promise<void>;
}
