import { useEffect } from 'react';
import { useApi } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { receipts } from 'shared-contract/receipts/endpoints';
import { AsyncState, EmptyState, GoLink, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { enableOfflineCopy } from '../offline/late-enable-copy';
import { PrintHead } from '../print/print-head';
import { TEXTS } from '../texts';
import { RECEIPTS } from './texts';

/** Receipts of the student's binding writes, newest first. */
export default function ReceiptsPage() {
  const query = useApi(receipts);
  useEffect(enableOfflineCopy, []);
  return (
    <>
      <PrintHead />
      <PageHead title={TEXTS.receipts} lead={RECEIPTS.lead} />
      <AsyncState
        query={query}
        skeleton={<SkeletonCards />}
        errorTitle={RECEIPTS.error}
        isEmpty={(receipts) => receipts.length === 0}
        empty={
          <EmptyState icon="file-text" title={RECEIPTS.empty}>
            {RECEIPTS.emptyText}
          </EmptyState>
        }
      >
        {(receipts) => (
          <Stack as="ul" gap="3">
            {receipts.map((recu) => (
              <li key={recu.Numero}>
                <GoLink
                  to={`/recus/${encodeURIComponent(recu.Numero)}`}
                  icon="file-text"
                  title={recu.Objet}
                  text={`${recu.Domaine} · ${formatInstant(recu.Date)}`}
                />
              </li>
            ))}
          </Stack>
        )}
      </AsyncState>
    </>
  );
}
