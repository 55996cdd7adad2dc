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
 * Keeps the draft in sync with unsaved changes; deleted once everything is saved. Changes made while a save is in
 * flight are based on its new version.
 *
 * @returns what is to be kept now; null where nothing is
 */
export const useCompositionDraft = (
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
