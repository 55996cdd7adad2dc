import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { Card, CardBody, CardHeader, Facts, StatusBadge, Text } from 'shared-ui';
import { STATUS } from './texts';

/** What stands in the store of releases and is not believed, and why; nothing where all is. */
export const RefusedCard = ({ refused }: { refused: PortalStatus['NonCru'] }) =>
  refused.length > 0 && (
    <Card as="section">
      <CardHeader
        title={STATUS.refused}
        aside={<StatusBadge tone="warning">{STATUS.refusedBadge}</StatusBadge>}
      />
      <CardBody>
        <Facts items={refused.map(({ Nom, Raison }) => ({ label: Nom, value: Raison }))} columns={4} />
        <Text size="sm" tone="muted">
          {STATUS.refusedLead}
        </Text>
      </CardBody>
    </Card>
  );
