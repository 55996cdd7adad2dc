import { refreshEndpoints } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import {
  hasRecentOrder,
  listedSupports,
  orderLines,
  orders,
  placeOrder,
  unlistedSupports,
} from 'shared-contract/orders/endpoints';
import { ORDER_TEXTS, type Support } from 'shared-contract/orders/orders';
import { useNavigate } from 'shared-router';
import { ORDERS_PATH } from '../paths';
import { TEXTS } from '../texts';

const toLine = ({ SupportCoursCodeInterne, LigneCommandeQuantite }: Support) => ({
  SupportCoursCodeInterne,
  LigneCommandeQuantite,
});

/**
 * Places the order and goes to the list. When it fails, what the page shows is read again and it opens anew,
 * with the selection as it was (S1 §4).
 */
export const usePlaceOrder = (discardDraft: () => Promise<void>) => {
  const navigate = useNavigate();
  const { run, isBusy } = useWrite(placeOrder, {
    success: TEXTS.summary.done,
    failure: ORDER_TEXTS.orderFailed,
    refreshes: [orders, orderLines],
    onRefused: () => refreshEndpoints([listedSupports, unlistedSupports, hasRecentOrder]),
    onSaved: ({ CommandeID, Recu }) => {
      // The draft goes without being waited for.
      void discardDraft();
      navigate(ORDERS_PATH, { state: { placed: { commandeId: CommandeID, recu: Recu.Numero } } });
    },
  });
  const place = (lines: readonly Support[]) => run({ ConditionsAcceptees: true, Lignes: lines.map(toLine) });
  return { place, isBusy };
};
