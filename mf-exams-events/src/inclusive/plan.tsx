import { useEventFlag } from 'shared-auth';
import { formatInstantDay } from 'shared-contract/base/format';
import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { Alert, Card, CardHeader, LinkButton, Stack, TextLink } from 'shared-ui';
import { PAI_PATH, receiptPath } from '../paths';
import { PaiTable } from '../shared/pai-table';
import { SHARED_TEXTS } from '../texts';
import { INCLUSIVE_TEXTS as texts } from './texts';

type SupportPlan = NonNullable<InclusiveRequest['Pai']>;

/** The way to the signature is shown only while it is open. */
const PlanWaits = () => {
  const mayOpen = useEventFlag('AccesSignaturePAI');
  return (
    <Alert
      tone="warning"
      icon="pen-line"
      title={texts.planTitle}
      actions={
        mayOpen && (
          <LinkButton to={PAI_PATH} size="sm">
            {texts.plan}
          </LinkButton>
        )
      }
    />
  );
};

/** The support plan: it waits for the signature, or what it arranges, since when, and its receipt. */
export const Plan = ({ plan: { SigneLe, Recu, Items } }: { plan: SupportPlan }) => {
  if (SigneLe === null) return <PlanWaits />;
  return (
    <Stack gap="4">
      <Alert
        tone="ok"
        title={texts.signedTitle(formatInstantDay(SigneLe))}
        actions={Recu !== null && <TextLink to={receiptPath(Recu)}>{SHARED_TEXTS.receipt(Recu)}</TextLink>}
      >
        {texts.signed}
      </Alert>
      <Card as="section">
        <CardHeader title={texts.arrangements} />
        <PaiTable rows={Items} />
      </Card>
    </Stack>
  );
};
