import { formatInstant } from 'shared-contract/base/dates';
import type { SaleConditions } from 'shared-contract/orders/answers';
import { Button, Card, CardBody, CardHeader, Disclosure, List } from 'shared-ui';
import { FormActions } from 'shared-ui/controls';
import { CONDITIONS_TEXTS } from '../texts/conditions';
import { Cancelling } from './cancelling';

const texts = CONDITIONS_TEXTS;

const Conditions = ({ sale }: { sale: SaleConditions }) => (
  <>
    <List marks gap="2" maxW="42rem" css={{ '& > li::marker': { color: 'var(--muted)' } }}>
      {texts.lines(sale).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
    <Cancelling />
  </>
);

interface ConditionsCardProps {
  sale: SaleConditions;
  /** ISO instant; null until they are accepted. */
  acceptedAt: string | null;
  onAccept: () => void;
}

/** The general sales conditions and the procedure, first (S1 §2); folded once accepted. */
export const ConditionsCard = ({ sale, acceptedAt, onAccept }: ConditionsCardProps) => {
  if (acceptedAt !== null) {
    return (
      <Disclosure title={texts.accepted} detail={`– ${formatInstant(acceptedAt)}`} icon="circle-check">
        <CardBody>
          <Conditions sale={sale} />
        </CardBody>
      </Disclosure>
    );
  }
  return (
    <Card as="section">
      <CardHeader title={texts.title} />
      <CardBody>
        <Conditions sale={sale} />
        <FormActions mt="5">
          <Button onClick={onAccept}>{texts.accept}</Button>
        </FormActions>
      </CardBody>
    </Card>
  );
};
