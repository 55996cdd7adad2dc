import { useCallback, useEffect, useRef } from 'react';
import type { DraftHandle } from 'shared-auth';
import { type Composition, needsDraft, toDraft } from '../model/composition';
import type { PaeDraft } from './draft';

const isSameDraft = (one: Composition, other: Composition): boolean =>
  one.history.present === other.history.present &&
  one.commentaire === other.commentaire &&
  one.typed === other.typed &&
  one.lost === other.lost &&
  one.saved.version === other.saved.version;

/**
 * The draft follows the composition: it holds what is not saved and goes once everything is. What was chosen while a
 * save ran is therefore kept, from the version that the save made.
 *
 * @returns what is to be kept now; null where nothing is
 */
export const useDraftOf = (
  composition: Composition,
  { keep, discard }: Pick<DraftHandle, 'keep' | 'discard'>,
): (() => PaeDraft | null) => {
  const last = useRef(composition);
  useEffect(() => {
    const before = last.current;
    last.current = composition;
    if (!needsDraft(composition)) {
      if (needsDraft(before)) void discard();
    } else if (!needsDraft(before) || !isSameDraft(before, composition)) keep(toDraft(composition));
  }, [composition, keep, discard]);
  return useCallback(() => (needsDraft(last.current) ? toDraft(last.current) : null), []);
};
