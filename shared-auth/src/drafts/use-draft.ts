import { useCallback, useEffect, useMemo, useState } from 'react';
// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import { useApi, useSnapshot } from 'shared-auth';
import type { ScreenId } from 'shared-contract';
import { draft as draftOf } from 'shared-contract/drafts/endpoints';
import type { DraftHandle } from './draft-handle';
import { DraftWriter } from './draft-writer';

/** Saves form input on the server as a draft, per user and screen, for 30 days (CONTRACT §3). */
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
  useEffect(() => {
    writer.open();
    return () => writer.close();
  }, [writer]);
  const readAt = isTaken ? (data?.Date ?? null) : undefined;
  useEffect(() => {
    if (readAt !== undefined) writer.startFrom(readAt);
  }, [writer, readAt]);

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
