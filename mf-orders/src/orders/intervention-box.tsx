import { useState } from 'react';
import { useSave } from 'shared-auth';
import { formatCents } from 'shared-contract/base/format';
import { ORDER_TEXTS, type Order } from 'shared-contract/orders/orders';
import { Box, Button, Icon, Strong, Text, VisuallyHidden } from 'shared-ui';
import { TEXTS } from '../texts';
import { askIntervention } from './use-orders';

const texts = TEXTS.intervention;

interface InterventionBoxProps {
  order: Order;
  /** The order changed on the server. */
  onAsked: () => Promise<unknown>;
}

/** Asks for the grant holders' refund of an order; shown where S1 §4 allows it. */
export function InterventionBox({ order, onAsked }: InterventionBoxProps) {
  const save = useSave();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    await save(() => askIntervention(order.CommandeID), {
      success: ORDER_TEXTS.interventionCreated,
      failure: ORDER_TEXTS.interventionFailed,
    });
    await onAsked();
    setIsBusy(false);
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap="0.25rem 0.75rem"
      p="4"
      bg="sunken"
      border="1px solid var(--border)"
      borderRadius="md"
      css={{ '& > svg': { color: 'var(--muted)' } }}
    >
      <Icon name="hand-coins" />
      <div>
        <Strong>{texts.title}</Strong>
        <Text size="sm">{texts.text(formatCents(order.CommandeMontantSyllabus))}</Text>
        <Box mt="3">
          <Button variant="outline" size="sm" busy={isBusy} onClick={ask}>
            {texts.ask}
            <VisuallyHidden>{texts.askFor(order.CommandeDisplay)}</VisuallyHidden>
          </Button>
        </Box>
      </div>
    </Box>
  );
}
