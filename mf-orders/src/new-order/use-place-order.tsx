import { refreshEndpoints } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import type { Support } from 'shared-contract/orders/answers';
import {
  hasRecentOrder,
  listedSupports,
  orderLines,
  orders,
  placeOrder,
  unlistedSupports,
} from 'shared-contract/orders/endpoints';
import { orderQuestions } from 'shared-contract/orders/plausibility';
import { ORDER_TEXTS } from 'shared-contract/quoted';
import { useNavigate } from 'shared-router';
import { ORDERS_PATH } from '../paths';
import { SUMMARY_TEXTS } from '../texts/new-order';
import type { OrderAmounts } from './order-amounts';
import { OrderSummary } from './order-summary';

const toLine = ({ SupportCoursCodeInterne, LigneCommandeQuantite }: Support) => ({
  SupportCoursCodeInterne,
  LigneCommandeQuantite,
});

const toCopies = ({ SupportCoursCodeInterne, SupportCoursLibelle, LigneCommandeQuantite }: Support) => ({
  code: SupportCoursCodeInterne,
  label: SupportCoursLibelle,
  copies: LigneCommandeQuantite,
});

interface AskedOrder {
  lines: readonly Support[];
  amounts: OrderAmounts;
  hasRecentOrder: boolean;
}

/**
 * Confirms and places the order, then redirects to the list. On failure revalidates the page's data, keeping the
 * selection (S1 §4).
 */
export const usePlaceOrder = (discardDraft: () => Promise<void>) => {
  const navigate = useNavigate();
  const { ask, dialog, isAsked } = useBinding(placeOrder, {
    // The panel on the list says it.
    success: null,
    failure: ORDER_TEXTS.orderFailed,
    refreshes: [orders, orderLines],
    onRefused: () => refreshEndpoints([listedSupports, unlistedSupports, hasRecentOrder]),
    onSaved: ({ CommandeID, Recu }) => {
      // The draft goes without being waited for.
      void discardDraft();
      navigate(ORDERS_PATH, {
        state: {
          placed: { commandeId: CommandeID, recu: Recu.Numero, isUnaddressed: Recu.SansAdresse === true },
        },
      });
    },
  });
  const place = ({ lines, ...summary }: AskedOrder) =>
    ask({
      title: SUMMARY_TEXTS.title,
      summary: <OrderSummary lines={lines} {...summary} />,
      final: SUMMARY_TEXTS.final,
      questions: orderQuestions(lines.map(toCopies)),
      size: 'lg',
      body: (Confirmations) => ({ ConditionsAcceptees: true, Lignes: lines.map(toLine), Confirmations }),
    });
  return { place, dialog, isAsked };
};
