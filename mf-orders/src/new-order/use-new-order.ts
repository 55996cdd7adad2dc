import { useCallback, useMemo, useState } from 'react';
import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import {
  hasRecentOrder,
  listedSupports,
  saleConditions,
  unlistedSupports,
} from 'shared-contract/orders/endpoints';
import { readSelection, type Selection } from './selection';

/** Supports of the student's programme. */
export const useListedSupports = () => useApi(listedSupports);

/** The school's conditions of sale. */
export const useSaleConditions = () => useApi(saleConditions);

/** Supports off the programme; read once they are wanted. */
export const useUnlistedSupports = (isWanted: boolean) => useApi(isWanted ? unlistedSupports : null);

/** Whether there is an order of less than 72 hours. */
export const useHasRecentOrder = (): boolean => useApi(hasRecentOrder).data === true;

/** The draft of an earlier visit: `undefined` until it was read. */
export const useOrderDraft = () => {
  const handle = useDraft('CommandeSyllabus');
  const { draft } = handle;
  const saved = useMemo(() => (draft === undefined ? undefined : readSelection(draft?.Contenu)), [draft]);
  return { ...handle, saved };
};

/** The selection, each change of which is kept on the server. */
export const useSelection = (first: Selection, keep: (contents: unknown) => void) => {
  const [selection, setSelection] = useState(first);
  const change = useCallback(
    (next: Selection) => {
      setSelection(next);
      keep({ hasUnlisted: next.hasUnlisted, quantities: next.quantities });
    },
    [keep],
  );
  return { selection, change };
};
