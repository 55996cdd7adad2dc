import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Draft, ScreenId } from 'shared-contract';
import { draft as draftOf } from 'shared-contract/drafts/endpoints';
import { useApi } from '../data/use-api';
import { useSnapshot } from '../data/use-snapshot';
import { DraftWriter } from './draft-writer';

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

/** Keeps what is typed in a form on the server, per user and screen, for 30 days (CONTRACT §3). */
export const useDraft = (screen: ScreenId): DraftHandle => {
  const query = useApi(draftOf, { ScreenLocation: screen });
  const { data, isTaken } = useSnapshot(query);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isSafe, setIsSafe] = useState(true);

  const writer = useMemo(
    () =>
      new DraftWriter(screen, {
        onSaved: (date) => {
          setSavedAt(date);
          setIsSafe(true);
        },
        onFailed: () => setIsSafe(false),
      }),
    [screen],
  );
  useEffect(() => () => writer.flush(), [writer]);

  const keep = useCallback((contents: unknown) => writer.keep(contents), [writer]);
  const { mutate } = query;
  const discard = useCallback(async () => {
    await writer.discard();
    setSavedAt(null);
    setIsDiscarded(true);
    await mutate(null, { revalidate: false });
  }, [writer, mutate]);
  const left = isTaken ? (data ?? null) : undefined;
  const earlier = isDiscarded ? null : left;

  return { draft: earlier, savedAt: savedAt ?? earlier?.Date ?? null, isSafe, keep, discard };
};
