import { useRef, useState } from 'react';
import { type ApiError, refreshPaths, useSave } from 'shared-auth';
import { ORDER_TEXTS, type Support } from 'shared-contract/orders';
import { useNavigate } from 'shared-router';
import { ORDERS_PATH } from '../paths';
import { TEXTS } from '../texts';
import { SUPPORT_READS, sendOrder } from './use-new-order';

/** Whether a refusal is the server's last word on these lines; otherwise they are sent under the same key. */
const isFinal = (error: ApiError): boolean => error.failure === 'refused' || error.failure === 'forbidden';

/**
 * Places the order and goes to the list. When it fails, what the page shows is read again and it opens anew,
 * with the selection as it was (S1 §4).
 */
export const usePlaceOrder = (discardDraft: () => Promise<void>) => {
  const save = useSave();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<{ lines: string; value: string } | null>(null);

  const keyOf = (lines: readonly Support[]): string => {
    const said = JSON.stringify(
      lines.map((line) => [line.SupportCoursCodeInterne, line.LigneCommandeQuantite]),
    );
    if (key.current?.lines !== said) key.current = { lines: said, value: crypto.randomUUID() };
    return key.current.value;
  };

  const place = async (lines: readonly Support[]): Promise<void> => {
    setIsBusy(true);
    const placed = await save(() => sendOrder(lines, keyOf(lines)), {
      success: TEXTS.summary.done,
      failure: ORDER_TEXTS.orderFailed,
      onError: (error) => {
        if (isFinal(error)) key.current = null;
      },
    });
    if (placed === false) {
      await refreshPaths(SUPPORT_READS);
      setIsBusy(false);
      return;
    }
    // The list reads itself again when it opens; the draft goes without being waited for.
    void discardDraft();
    navigate(ORDERS_PATH, {
      state: { placed: { commandeId: placed.CommandeID, recu: placed.Recu.Numero } },
    });
  };

  return { place, isBusy };
};
