import { useCallback } from 'react';
import { useApi, useDraft, useSnapshot } from 'shared-auth';
import { paeConstraints, paeLevels } from 'shared-contract/pae/endpoints';
import type { PaeConstraints, PaeLevel } from 'shared-contract/pae/pae';

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
  return { constraints, levels, draft, start, refresh, reload: renew };
};
