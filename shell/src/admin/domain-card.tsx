import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { Box, Card, CardHeader, Row, Span, StatusBadge, Strong } from 'shared-ui';
import { FailurePlaces } from './failure-places';
import { STATUS } from './texts';

type Domain = PortalStatus['Domaines'][number];

const LINES = {
  '& > li': { padding: '0.875rem 1.5rem' },
  '& > li + li': { borderTop: '1px solid var(--border)' },
} as const;

const State = ({ domain }: { domain: Domain }) => (
  <Row gap="2" ml={{ sm: 'auto' }}>
    {domain.Pannes.map(({ Version, Personnes }) => (
      <StatusBadge key={Version} tone="warning">
        {STATUS.failures(Version, Personnes)}
      </StatusBadge>
    ))}
    {domain.Actif ? (
      <StatusBadge tone="ok">{STATUS.active}</StatusBadge>
    ) : (
      <StatusBadge tone="neutral">{STATUS.inactive}</StatusBadge>
    )}
  </Row>
);

const versionsOf = ({ Nom, Version, Precedente }: Domain): string =>
  [Nom, Version && STATUS.current(Version), Precedente && STATUS.previous(Precedente)]
    .filter(Boolean)
    .join(' · ');

/** One row per remote: active and previous version, open or closed, failures reported by browsers. */
export const DomainCard = ({ domains }: { domains: Domain[] }) => (
  <Card as="section">
    <CardHeader title={STATUS.domains} />
    <Box as="ul" css={LINES}>
      {domains.map((domain) => (
        <Row as="li" key={domain.Nom}>
          <Box>
            <Strong>{domain.Libelle}</Strong>
            <Span display="block" size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
              {versionsOf(domain)}
            </Span>
            <FailurePlaces failures={domain.Pannes} />
          </Box>
          <State domain={domain} />
        </Row>
      ))}
    </Box>
  </Card>
);
