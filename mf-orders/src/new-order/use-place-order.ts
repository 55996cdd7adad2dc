import { useState } from 'react';
import { refreshPaths, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import { ORDER_TEXTS, type Support } from 'shared-contract/orders/orders';
import { useNavigate } from 'shared-router';
import { ORDERS_CALL, ORDERS_PATH } from '../paths';
import { TEXTS } from '../texts';
import { SUPPORT_READS, sendOrder } from './use-new-order';

/** What an order says: its lines and how many of each. */
const saidBy = (lines: readonly Support[]) =>
  lines.map((line) => [line.SupportCoursCodeInterne, line.LigneCommandeQuantite]);

/**
 * Places the order and goes to the list. When it fails, what the page shows is read again and it opens anew,
 * with the selection as it was (S1 §4).
 */
export const usePlaceOrder = (discardDraft: () => Promise<void>) => {
  const save = useSave();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const { keyOf, onRefusal } = useRequestKey();

  const place = async (lines: readonly Support[]): Promise<void> => {
    setIsBusy(true);
    const placed = await save(() => sendOrder(lines, keyOf(saidBy(lines))), {
      success: TEXTS.summary.done,
      failure: ORDER_TEXTS.orderFailed,
      refresh: [ORDERS_CALL],
      onError: onRefusal,
    });
    if (placed === false) {
      await refreshPaths(SUPPORT_READS);
      setIsBusy(false);
      return;
    }
    // The draft goes without being waited for.
    void discardDraft();
    navigate(ORDERS_PATH, {
      state: { placed: { commandeId: placed.CommandeID, recu: placed.Recu.Numero } },
    });
  };

  return { place, isBusy };
};
