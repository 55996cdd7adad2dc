import { useCallback, useMemo, useState } from 'react';
import { apiPost, useApi, useDraft } from 'shared-auth';
import type { OrderCreated, Support } from 'shared-contract/orders/orders';
import { readSelection, type Selection } from './selection';

const LISTED = '/extranet/student/CommandeSyllabus';

/** Paths that a refused order wants read again. */
export const SUPPORT_READS = [LISTED, '/extranet/student/hasOrderLast72Hours'] as const;

/** Supports of the student's programme. */
export const useListedSupports = () => useApi<Support[]>(LISTED);

/** Supports off the programme; read once they are wanted. */
export const useUnlistedSupports = (isWanted: boolean) =>
  useApi<Support[]>(isWanted ? '/extranet/student/CommandeSyllabus01' : null);

/** Whether there is an order of less than 72 hours. */
export const useHasRecentOrder = (): boolean =>
  useApi<boolean>('/extranet/student/hasOrderLast72Hours').data === true;

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

/** Sends an order; the same key and lines are the same order, however often they are sent. */
export const sendOrder = (lines: readonly Support[], idempotencyKey: string): Promise<OrderCreated> =>
  apiPost(
    '/extranet/student/commandeSyllabus',
    {
      ConditionsAcceptees: true,
      Lignes: lines.map(({ SupportCoursCodeInterne, LigneCommandeQuantite }) => ({
        SupportCoursCodeInterne,
        LigneCommandeQuantite,
      })),
    },
    { idempotencyKey },
  );
