import { useCallback, useState } from 'react';
import { useApi, useSnapshot } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { paeConstraints, paeLevels } from 'shared-contract/pae/endpoints';
import type { PaeConstraints, PaeLevel } from 'shared-contract/pae/pae';
import type { PaeDraft } from './saving/draft';

/** What a visit starts from; kept as it was read, whatever is read again behind it. */
export interface PaeStart {
  constraints: PaeConstraints;
  levels: PaeLevel[];
}

/**
 * Constraints, then levels, so that the version is never younger than the list that is saved with it, and the one
 * draft of the screen. `start` is undefined until all three were read at this visit.
 */
export const usePaeStart = () => {
  const constraints = useApi(paeConstraints);
  const levels = useApi(constraints.data ? paeLevels : null);
  const draft = useDraft('PAE');
  const { mutate: readConstraints } = constraints;
  const { mutate: readLevels } = levels;
  const refresh = useCallback(async () => {
    await readConstraints();
    await readLevels();
  }, [readConstraints, readLevels]);
  const both =
    constraints.data && levels.data ? { constraints: constraints.data, levels: levels.data } : undefined;
  const { data, renew } = useSnapshot<PaeStart>({ data: both, mutate: refresh });
  const start = draft.draft === undefined ? undefined : data;
  // Newer than the draft that was read at this visit, once there was a conflict.
  const [unsaved, setUnsaved] = useState<PaeDraft | null | undefined>(undefined);
  const reload = useCallback(
    async (left: PaeDraft | null) => {
      setUnsaved(left);
      await renew();
    },
    [renew],
  );
  const kept: unknown = unsaved === undefined ? draft.draft?.Contenu : unsaved;
  /** Another window saved since this one read, or its choices were given up: what stands now takes the focus. */
  const isOvertaken = unsaved !== undefined;
  const { discard } = draft;
  const forget = useCallback(() => {
    setUnsaved(null);
    void discard();
  }, [discard]);
  return { constraints, levels, draft, kept, start, refresh, reload, forget, isOvertaken };
};
