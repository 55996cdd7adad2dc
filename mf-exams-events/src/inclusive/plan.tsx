import { useEventFlag } from 'shared-auth';
import { formatInstantDay } from 'shared-contract/base/dates';
import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { Alert, Card, CardHeader, LinkButton, Stack } from 'shared-ui';
import { PAI_PATH } from '../paths';
import { PaiTable } from '../shared/pai-table';
import { ReceiptLink } from '../shared/receipt-link';
import { usePeriod } from '../shared/use-period';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';

type SupportPlan = NonNullable<InclusiveRequest['Pai']>;

/** Link to the signature. */
const PendingPlan = () => (
  <Alert
    tone="warning"
    icon="pen-line"
    title={texts.planTitle}
    actions={<LinkButton to={PAI_PATH}>{texts.plan}</LinkButton>}
  />
);

/** Signature date and receipt, or why it can no longer be signed. */
const PlanState = ({ plan: { SigneLe, Recu } }: { plan: SupportPlan }) => {
  const { words } = usePeriod('AccesSignaturePAI');
  if (SigneLe === null)
    return <Alert tone="neutral" title={texts.unsignedTitle}>{`${words} ${texts.unsigned}`}</Alert>;
  return (
    <Alert
      tone="ok"
      title={texts.signedTitle(formatInstantDay(SigneLe))}
      actions={Recu !== null && <ReceiptLink numero={Recu} />}
    >
      {texts.signed}
    </Alert>
  );
};

/** Support plan: awaiting signature, or its arrangements, start and receipt. */
export const Plan = ({ plan }: { plan: SupportPlan }) => {
  const isOpen = useEventFlag('AccesSignaturePAI');
  if (plan.SigneLe === null && isOpen) return <PendingPlan />;
  return (
    <Stack gap="4">
      <PlanState plan={plan} />
      {plan.Items.length > 0 && (
        <Card as="section">
          <CardHeader title={texts.arrangements} />
          <PaiTable rows={plan.Items} />
        </Card>
      )}
    </Stack>
  );
};
