import { AsyncState, PageHead, SkeletonCards } from 'shared-ui';
import { NEW_ORDER_TEXTS } from '../texts/new-order';
import { OrderForm } from './order-form';
import { useListedSupports, useOrderDraft, useSaleConditions } from './use-new-order';

const texts = NEW_ORDER_TEXTS;

/** /commandes/new: conditions, supports, summary (S1 §2). */
export default function NewOrderPage() {
  const supports = useListedSupports();
  const sale = useSaleConditions();
  const { saved, keep, discard } = useOrderDraft();
  const query = saved === undefined ? { ...supports, data: undefined, isLoading: true } : supports;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState query={query} skeleton={<SkeletonCards count={1} lines={7} />} isEmpty={() => false}>
        {(list) => (
          <AsyncState query={sale} skeleton={<SkeletonCards count={1} lines={7} />}>
            {(terms) =>
              saved === undefined ? null : (
                <OrderForm supports={list} sale={terms} saved={saved} keep={keep} discard={discard} />
              )
            }
          </AsyncState>
        )}
      </AsyncState>
    </>
  );
}
