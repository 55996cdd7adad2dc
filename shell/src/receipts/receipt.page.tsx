import { useApi, usePageTitle } from 'shared-auth';
import { receipt } from 'shared-contract/receipts/endpoints';
import { useParams } from 'shared-router';
import { AsyncState, Box, Button, PageHead, ScreenOnly, SkeletonCards } from 'shared-ui';
import { ReceiptPaper } from './receipt-paper';
import { RECEIPTS } from './texts';

/** A receipt, printable. */
export default function ReceiptPage() {
  const { numero = '' } = useParams();
  const query = useApi(receipt, { Numero: numero });
  usePageTitle(RECEIPTS.one(numero));
  return (
    <Box maxWidth="form" css={{ '@media print': { maxWidth: 'none' } }}>
      <ScreenOnly>
        <PageHead title={RECEIPTS.one(numero)} lead={RECEIPTS.oneLead} />
      </ScreenOnly>
      <AsyncState query={query} skeleton={<SkeletonCards />} errorTitle={RECEIPTS.error}>
        {(recu) => (
          <>
            <ReceiptPaper recu={recu} />
            <Box mt="4" css={{ '& > button': { width: { base: 'full', sm: 'auto' } } }}>
              <Button variant="outline" icon="file-text" onClick={() => window.print()}>
                {RECEIPTS.print}
              </Button>
            </Box>
          </>
        )}
      </AsyncState>
    </Box>
  );
}
