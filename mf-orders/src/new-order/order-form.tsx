import { useState } from 'react';
import { useSession } from 'shared-auth';
import type { SaleConditions, Support } from 'shared-contract/orders/answers';
import { ORDER_TEXTS } from 'shared-contract/quoted';
import { Alert, Stack, TextLink } from 'shared-ui';
import { ORDERS_PATH } from '../paths';
import { NEW_ORDER_TEXTS } from '../texts/new-order';
import { ConditionsCard } from './conditions-card';
import { useOrderAmounts } from './order-amounts';
import { OrderBar } from './order-bar';
import { chosenLines, type Selection } from './selection';
import { SkipToValidation } from './skip-to-validation';
import { SupportPicker } from './support-picker';
import { UnlistedSupports } from './unlisted-supports';
import { useHasRecentOrder, useSelection, useUnlistedSupports } from './use-new-order';
import { usePlaceOrder } from './use-place-order';

const texts = NEW_ORDER_TEXTS;

interface OrderFormProps {
  supports: readonly Support[];
  /** The school's conditions of sale. */
  sale: SaleConditions;
  /** What the draft of an earlier visit holds. */
  saved: Selection;
  keep: (contents: unknown) => void;
  discard: () => Promise<void>;
}

const RecentOrder = () => (
  <Alert tone="warning" title={ORDER_TEXTS.recentOrder}>
    <TextLink to={ORDERS_PATH}>{texts.recentLink}</TextLink>
    {texts.recentText}
  </Alert>
);

/** Conditions, then the lists, then the summary: the states of an order (S1 §4). */
export const OrderForm = ({ supports, sale, saved, keep, discard }: OrderFormProps) => {
  const { Maintenant } = useSession();
  const { selection, change: select } = useSelection(saved, keep);
  const unlisted = useUnlistedSupports(selection.hasUnlisted);
  const hasRecentOrder = useHasRecentOrder();
  const { place, dialog, isAsked } = usePlaceOrder(discard);
  const [error, setError] = useState<string>();
  const [isArriving, setArriving] = useState(false);
  const lines = chosenLines([...supports, ...(unlisted.data ?? [])], selection);
  const amounts = useOrderAmounts(lines, sale);

  const change = (next: Selection) => {
    setError(undefined);
    select(next);
  };
  const validate = () => {
    if (lines.length > 0) void place({ lines, amounts, hasRecentOrder });
    else setError(ORDER_TEXTS.nothingSelected);
  };

  return (
    <>
      <Stack gap="4">
        {hasRecentOrder && <RecentOrder />}
        <ConditionsCard
          sale={sale}
          acceptedAt={selection.acceptedAt}
          onAccept={() => {
            setArriving(true);
            change({ ...selection, acceptedAt: Maintenant });
          }}
        />
        {selection.acceptedAt !== null && (
          <>
            <SkipToValidation />
            <SupportPicker
              title={texts.listTitle}
              caption={texts.listCaption}
              supports={supports}
              selection={selection}
              onChange={change}
              takesFocus={isArriving}
            />
            <UnlistedSupports query={unlisted} selection={selection} onChange={change} />
          </>
        )}
      </Stack>
      {selection.acceptedAt !== null && (
        <OrderBar amounts={amounts} error={error} isBehind={isAsked} onValidate={validate} />
      )}
      {dialog}
    </>
  );
};
