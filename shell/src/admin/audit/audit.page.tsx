import { AsyncState, Box, Button, EmptyState, LiveRegion, PageHead, Row, SkeletonTable } from 'shared-ui';
import { PrintHead } from '../../print/print-head';
import { TEXTS } from '../../texts';
import { AuditFiltersForm } from './audit-filters';
import { AuditTable } from './audit-table';
import { AUDIT } from './texts';
import { useAudit } from './use-audit';

const Empty = () => (
  <EmptyState title={AUDIT.emptyTitle} icon="search">
    {AUDIT.empty}
  </EmptyState>
);

/** /admin/journal: the audit, by person, actor, kind and days (docs/decisions/verifications-and-audit.md). */
export default function AuditPage() {
  const { query, found, filter, older, newer } = useAudit();
  return (
    <>
      <PrintHead />
      <PageHead title={TEXTS.audit} lead={AUDIT.lead} />
      <AuditFiltersForm onFilter={filter} />
      <LiveRegion message={found ? AUDIT.found(found) : ''} />
      <Box mt="6">
        <AsyncState
          query={query}
          errorTitle={AUDIT.error}
          skeleton={<SkeletonTable rows={8} columns={6} />}
          isEmpty={({ Lignes }) => Lignes.length === 0}
          empty={<Empty />}
        >
          {({ Lignes }) => <AuditTable lines={Lignes} />}
        </AsyncState>
      </Box>
      {(older !== null || newer !== null) && (
        <Row as="nav" aria-label={AUDIT.pages} gap="3" mt="4">
          {newer !== null && (
            <Button variant="outline" onClick={newer}>
              {AUDIT.newer}
            </Button>
          )}
          {older !== null && (
            <Button variant="outline" onClick={older}>
              {AUDIT.older}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
