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
  '& > li': { padding: '0.875rem 1.5rem' },
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
          <Row as="li" key={Version} gap="2">
            <Span css={{ overflowWrap: 'anywhere' }}>{Version}</Span>
            {Version === domain.Production && <StatusBadge tone="ok">{TESTERS.production}</StatusBadge>}
            {Version === domain.Essai && <StatusBadge tone="info">{TESTERS.tried}</StatusBadge>}
            {!Convient && <StatusBadge tone="neutral">{TESTERS.unfit}</StatusBadge>}
            {Convient && Version !== domain.Essai && (
              <Row ml="auto">
                <Button size="sm" variant="outline" busy={isBusy} onClick={() => onTry(Version)}>
                  {TESTERS.try}
                  <VisuallyHidden> {Version}</VisuallyHidden>
                </Button>
              </Row>
            )}
          </Row>
        ))}
      </Box>
    )}
  </Card>
);
