import { useEffect } from 'react';
import { useApi, useRight, useSnapshot } from 'shared-auth';
import { useRedirectHome } from 'shared-auth/redirect-home';
import { supportPlan } from 'shared-contract/inclusive/endpoints';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';
import type { SignaturePai } from 'shared-contract/signature/signature';
import { Alert, AsyncState, Button, Card, CardHeader, PageHead, Span, Stack, WideBar } from 'shared-ui';
import { PaiTable } from '../shared/pai-table';
import { PAI_TEXTS as texts } from '../texts/pai';
import { PlanSkeleton } from './pai-skeleton';
import { useSignature } from './use-signature';

interface PlanProps {
  plan: SignaturePai;
  /** The dialog stands before the page. */
  isAsked: boolean;
  onSign: () => void;
}

const Count = ({ rows }: { rows: number }) => (
  <Span size="sm" tone="muted">
    {texts.count(rows)}
  </Span>
);

const Plan = ({ plan, isAsked, onSign }: PlanProps) => (
  <>
    <Stack gap="4">
      <Alert tone="info">{texts.explanation}</Alert>
      <Card>
        <CardHeader title={texts.tableTitle} aside={<Count rows={plan.Items.length} />} />
        <PaiTable rows={plan.Items} />
      </Card>
    </Stack>
    {useRight('SignaturePAI', 'Create') && (
      <WideBar label={texts.bar} isBehind={isAsked}>
        <Button icon="pen-line" onClick={onSign}>
          {INCLUSIVE_FILE_TEXTS.signPai}
        </Button>
      </WideBar>
    )}
  </>
);

/** /enseignement-inclusif/signature: what is arranged, and its signature (S2 §2, §4). Health data. */
export default function PaiPage() {
  const pai = useApi(supportPlan);
  const leave = useRedirectHome();
  const { dialog, isAsked, sign } = useSignature();
  // What was kept from before may say that there is none, and there is one by now.
  const { isTaken } = useSnapshot(pai);
  const isDone = isTaken && pai.data === null;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone, leave]);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState query={pai} errorTitle={texts.errorTitle} skeleton={<PlanSkeleton />} isEmpty={() => false}>
        {(plan) =>
          plan ? <Plan plan={plan} isAsked={isAsked} onSign={() => void sign(plan)} /> : <PlanSkeleton />
        }
      </AsyncState>
      {dialog}
    </>
  );
}
