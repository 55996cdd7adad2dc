import { useApi, usePageTitle } from 'shared-auth';
import type { Recu } from 'shared-contract';
import { formatInstant } from 'shared-contract/base/format';
import { receipt } from 'shared-contract/receipts/endpoints';
import { useParams } from 'shared-router';
import {
  AsyncState,
  Button,
  Card,
  CardBody,
  CardHeader,
  Facts,
  PageHead,
  SkeletonCards,
  Span,
  Stack,
} from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { RECEIPTS } from './texts';

const Receipt = ({ recu }: { recu: Recu }) => {
  const { institution } = usePortal();
  return (
    <Card as="article">
      <CardHeader title={recu.Objet} detail={institution.name} />
      <CardBody>
        <Stack gap="6">
          <Facts
            columns={3}
            items={[
              { label: RECEIPTS.number, value: recu.Numero },
              { label: RECEIPTS.date, value: formatInstant(recu.Date) },
              { label: RECEIPTS.domain, value: recu.Domaine },
            ]}
          />
          <Facts
            columns={2}
            items={recu.Lignes.map(({ Libelle, Valeur }) => ({ label: Libelle, value: Valeur }))}
          />
          <Span size="xs" tone="muted" css={{ overflowWrap: 'anywhere' }}>
            {`${RECEIPTS.fingerprint} ${recu.Empreinte}`}
          </Span>
        </Stack>
      </CardBody>
    </Card>
  );
};

/** One receipt, made to be printed. */
export default function ReceiptPage() {
  const { numero = '' } = useParams();
  const query = useApi(receipt, { Numero: numero });
  usePageTitle(RECEIPTS.one(numero));
  return (
    <>
      <PageHead
        title={RECEIPTS.one(numero)}
        actions={
          <Button variant="outline" icon="file-text" onClick={() => window.print()}>
            {RECEIPTS.print}
          </Button>
        }
      />
      <AsyncState query={query} skeleton={<SkeletonCards />} errorTitle={RECEIPTS.error}>
        {(recu) => <Receipt recu={recu} />}
      </AsyncState>
    </>
  );
}
