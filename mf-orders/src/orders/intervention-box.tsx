import { formatCents } from 'shared-contract/base/format';
import type { Order } from 'shared-contract/orders/answers';
import { Box, Button, Icon, Strong, Text, VisuallyHidden } from 'shared-ui';
import { INTERVENTION_TEXTS } from '../texts/intervention';

const texts = INTERVENTION_TEXTS;

interface InterventionBoxProps {
  order: Order;
  onAsk: () => void;
}

/** Offers the grant holders' refund of an order; shown where S1 §4 allows it. */
export const InterventionBox = ({ order, onAsk }: InterventionBoxProps) => (
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
        <Button variant="outline" size="sm" onClick={onAsk}>
          {texts.ask}
          <VisuallyHidden>{texts.askFor(order.CommandeDisplay)}</VisuallyHidden>
        </Button>
      </Box>
    </div>
  </Box>
);
