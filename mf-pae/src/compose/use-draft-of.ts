import { useEffect, useRef } from 'react';
import type { DraftHandle } from 'shared-auth';
import { type Composition, isDirty, toDraft } from './composition';

const isSameDraft = (one: Composition, other: Composition): boolean =>
  one.history.present === other.history.present &&
  one.commentaire === other.commentaire &&
  one.saved.version === other.saved.version;

/**
 * The draft follows the composition: it holds what is not saved and goes once everything is. What was chosen while a
 * save ran is therefore kept, from the version that the save made.
 */
export const useDraftOf = (
  composition: Composition,
  { keep, discard }: Pick<DraftHandle, 'keep' | 'discard'>,
): void => {
  const last = useRef(composition);
  useEffect(() => {
    const before = last.current;
    last.current = composition;
    if (!isDirty(composition)) {
      if (isDirty(before)) void discard();
    } else if (!isDirty(before) || !isSameDraft(before, composition)) keep(toDraft(composition));
  }, [composition, keep, discard]);
};
