import { useState } from 'react';
import { refreshEndpoints } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { formatCents } from 'shared-contract/base/format';
import type { Order } from 'shared-contract/orders/answers';
import { askIntervention, interventions, orders } from 'shared-contract/orders/endpoints';
import { ORDER_MESSAGES } from 'shared-contract/quoted';
import { Facts } from 'shared-ui';
import { INTERVENTION_TEXTS } from '../texts/intervention';

const texts = INTERVENTION_TEXTS;

/** Asks for the intervention of the social service in an order, once for good (S1 §4). */
export const useIntervention = ({ CommandeID, CommandeDisplay, CommandeMontantSyllabus }: Order) => {
  const [isDone, setIsDone] = useState(false);
  const act = useBinding(askIntervention, {
    act: String(CommandeID),
    success: ORDER_MESSAGES.interventionCreated,
    failure: ORDER_MESSAGES.interventionFailed,
    refreshes: [orders, interventions],
    // A refusal tells that the order is not what the card shows.
    onRefused: () => refreshEndpoints([orders]),
  });
  const ask = async () => {
    const result = await act.ask({
      title: texts.confirmTitle,
      summary: (
        <Facts
          columns={2}
          items={[
            { label: texts.order, value: CommandeDisplay },
            { label: texts.amount, value: formatCents(CommandeMontantSyllabus) },
          ]}
        />
      ),
      final: texts.final,
      body: () => ({ CommandeID }),
    });
    setIsDone(result.kind === 'saved');
  };
  /** `isDone`: it was asked for on this page, just now. */
  return { ask, dialog: act.dialog, isDone };
};
