import type { TestedDomain } from 'shared-contract/federation/testers-answers';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  Row,
  Span,
  StatusBadge,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { TESTERS } from '../testers/texts';

const LINES = {
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    padding: { base: '0.625rem 1.125rem', sm: '0.875rem 1.5rem' },
  },
  '& > li + li': { borderTop: '1px solid var(--border)' },
} as const;

export interface TestedDomainCardProps {
  domain: TestedDomain;
  isBusy: boolean;
  onTry: (version: string) => void;
}

/** The published versions of a remote, with a button for each that can be tried. */
export const TestedDomainCard = ({ domain, isBusy, onTry }: TestedDomainCardProps) => (
  <Card as="section">
    <CardHeader title={domain.Libelle} />
    {domain.Versions.length === 0 ? (
      <CardBody>
        <Text tone="muted">{TESTERS.none}</Text>
      </CardBody>
    ) : (
      <Box as="ul" css={LINES}>
        {domain.Versions.map(({ Version, Convient }) => (
          <li key={Version}>
            <Row gap="1 0.5rem" flex="1" minWidth="0">
              <Span css={{ overflowWrap: 'anywhere' }}>{Version}</Span>
              {Version === domain.Production && <StatusBadge tone="ok">{TESTERS.production}</StatusBadge>}
              {Version === domain.Essai && <StatusBadge tone="info">{TESTERS.tried}</StatusBadge>}
              {!Convient && <StatusBadge tone="neutral">{TESTERS.unfit}</StatusBadge>}
            </Row>
            {Convient && Version !== domain.Essai && (
              <Button size="sm" variant="outline" busy={isBusy} onClick={() => onTry(Version)}>
                {TESTERS.try}
                <VisuallyHidden> {Version}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Box>
    )}
  </Card>
);
