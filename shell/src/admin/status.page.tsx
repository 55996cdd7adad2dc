import { useApi } from 'shared-auth';
import { portalStatus } from 'shared-contract/admin/endpoints';
import { AsyncState, Button, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { PrintHead } from '../print/print-head';
import { TEXTS } from '../texts';
import { DomainCard } from './domain-card';
import { RefusedCard } from './refused-card';
import { DatabaseCard, ImportCard, MailCard, PortalCard } from './status-cards';
import { STATUS } from './texts';

/** /admin/etat: database, mail queue, remotes, last import (CONTRACT §3). */
export default function StatusPage() {
  const query = useApi(portalStatus);
  const refresh = (
    <Button variant="outline" icon="rotate-cw" busy={query.isValidating} onClick={() => void query.mutate()}>
      {STATUS.refresh}
    </Button>
  );
  return (
    <>
      <PrintHead />
      <PageHead title={TEXTS.status} lead={STATUS.lead} actions={refresh} />
      <AsyncState query={query} errorTitle={STATUS.error} skeleton={<SkeletonCards count={4} />}>
        {(status) => (
          <Stack gap="4">
            <PortalCard status={status} />
            <DatabaseCard base={status.Base} />
            <MailCard mail={status.Courrier} />
            <RefusedCard refused={status.NonCru} />
            <DomainCard domains={status.Domaines} />
            <ImportCard last={status.DernierImport} />
          </Stack>
        )}
      </AsyncState>
    </>
  );
}
